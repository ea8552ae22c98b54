import { useCallback } from 'react';
import { useRemotes } from '../boot';
import { usePrefetch } from '../prefetch/use-prefetch';
import { fetchModalFrame } from '../modals/modal-host';
import { useShell } from '../shell-services';

/**
 * Prefetches the modals of an idle hub: the frame of every modal and, one by one, the code of those that their remotes
 * have marked with `ahead`.
 * @param isWanted the hub is shown
 */
export const usePrefetchModals = (isWanted: boolean): void => {
  const { modals, release, texts } = useShell();
  const { part } = useRemotes();
  const fetchModals = useCallback(() => {
    void fetchModalFrame(texts);
    const offered = Object.values(release.remotes).flatMap(({ offers }) => Object.entries(offers.modals));
    const fetchInTurn = async () => {
      for (const [name, { ahead }] of offered) {
        // an open modal has the connection to itself
        if (modals.registry.state().phase !== 'closed') return;
        if (ahead) await part('modal', name)?.fetch();
      }
    };
    // if prefetching fails, opening the modal loads it again and shows the failure
    void fetchInTurn();
  }, [modals, release, texts, part]);
  usePrefetch(isWanted, fetchModals);
};
