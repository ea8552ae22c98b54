import { createContext, useContext } from 'react';
import { useRemotes } from '../../boot';
import type { ChecklistReports } from '../steps/checklist.model';

/** The results of the checklist entries, for the retry of their remotes. */
export const ChecklistReportsContext = createContext<ChecklistReports>({});

/** Retries a remote: the pressed tile and all its checklist entries that are absent. */
export const useRetryRemote = (): ((remote: string, retry: () => void) => void) => {
  const remotes = useRemotes();
  const answers = useContext(ChecklistReportsContext);
  return (remote, retry) => {
    retry();
    for (const entry of remotes.catalog.checklist) {
      if (entry.remote !== remote || !answers[entry.id]?.isAbsent) continue;
      const part = remotes.part('checklist', entry.id);
      // several tiles of one remote may be retried at once
      if (part && part.view().state !== 'loading') part.retry();
    }
  };
};
