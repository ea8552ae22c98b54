import { useCallback } from 'react';
import { useRemotes } from '../boot';
import { useFetchAhead } from '../fetch-ahead/use-fetch-ahead';
import { fetchModalFrame } from '../modals/modal-host';
import { useShell } from '../shell-services';

/**
 * Fetches what is opened next from a hub while it is read: the frame of every modal, and the code of those that their remotes have
 * marked (`ahead`), one after the other (SHELL-355).
 * @param isWanted the hub stands
 */
export const useModalsAhead = (isWanted: boolean): void => {
  const { modals, release, texts } = useShell();
  const { part } = useRemotes();
  const fetchModals = useCallback(() => {
    void fetchModalFrame(texts);
    const offered = Object.values(release.remotes).flatMap(({ offers }) => Object.entries(offers.modals));
    const fetchInTurn = async () => {
      for (const [name, { ahead }] of offered) {
        // what is open has the connection to itself
        if (modals.registry.state().phase !== 'closed') return;
        if (ahead) await part('modal', name)?.fetch();
      }
    };
    // what cannot be fetched now is fetched, and its failure shown, when it is opened
    void fetchInTurn();
  }, [modals, release, texts, part]);
  useFetchAhead(isWanted, fetchModals);
};
