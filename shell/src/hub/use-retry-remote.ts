import { useRemotes } from '../boot';

/** Tries a remote again: the tile that was pressed, and whatever of its checklist has failed with it. */
export const useRetryRemote = (): ((remote: string, retry: () => void) => void) => {
  const remotes = useRemotes();
  return (remote, retry) => {
    retry();
    for (const entry of remotes.catalog.checklist) {
      if (entry.remote !== remote) continue;
      const part = remotes.part('checklist', entry.id);
      if (part?.view().state === 'failed') part.retry();
    }
  };
};
