import { createContext, useContext } from 'react';
import { useRemotes } from '../../boot';
import type { ChecklistReports } from '../steps/checklist.model';

/** What the checklist entries have answered, for the retry of their remotes. */
export const ChecklistReportsContext = createContext<ChecklistReports>({});

/** Tries a remote again: the tile that was pressed, and whatever of its checklist is absent with it (SHELL-232). */
export const useRetryRemote = (): ((remote: string, retry: () => void) => void) => {
  const remotes = useRemotes();
  const answers = useContext(ChecklistReportsContext);
  return (remote, retry) => {
    retry();
    for (const entry of remotes.catalog.checklist) {
      if (entry.remote !== remote || !answers[entry.id]?.isAbsent) continue;
      const part = remotes.part('checklist', entry.id);
      // several tiles of one remote may be tried again at once
      if (part && part.view().state !== 'loading') part.retry();
    }
  };
};
