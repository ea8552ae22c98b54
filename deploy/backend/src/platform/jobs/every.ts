/** Work that is repeated at intervals. */
export interface Repeated {
  /** Finishes the current run; nothing is running when it resolves. */
  stop: () => Promise<void>;
}

interface Rhythm {
  /** ms between the end of one run and the start of the next. */
  ms: number;
  /** Delay before the first run; default: `ms`. */
  firstAfterMs?: number;
  failed: (error: unknown) => void;
}

/**
 * Repeats work at intervals, one run at a time. A failing run does not stop it, and its timer does not keep the process
 * alive.
 */
export const every = ({ ms, firstAfterMs = ms, failed }: Rhythm, work: () => Promise<void>): Repeated => {
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const plan = (after: number): void => {
    timer = setTimeout(turn, after);
    timer.unref();
  };
  const turn = (): void => {
    running = work()
      .catch(failed)
      .finally(() => {
        running = undefined;
        if (!isStopped) plan(ms);
      });
  };
  plan(firstAfterMs);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
