import { notifyManager } from '@tanstack/react-query';

/**
 * Makes answers that come in the same turn reach the screen in one update: by itself the query library gives each a timer of its
 * own, and the first picture of a hub is drawn once per answer (SHELL-438). Called once by the shell.
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
