import { notifyManager } from '@tanstack/react-query';

/**
 * Renders responses that arrive in the same turn in one update. By default the query library uses a timer for each of
 * them, and the first render of a hub is repeated for every response. Called once by the shell.
 */
export const joinUpdates = (): void => {
  let waiting: (() => void)[] = [];
  notifyManager.setScheduler((notify) => {
    if (waiting.push(notify) > 1) return;
    setTimeout(() => {
      const due = waiting;
      waiting = [];
      for (const one of due) one();
    });
  });
};
