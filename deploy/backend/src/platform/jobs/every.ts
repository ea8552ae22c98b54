/** Work that is repeated at intervals. */
export interface Repeated {
  /** Finishes what has begun; nothing runs any more when it resolves. */
  stop: () => Promise<void>;
}

interface Rhythm {
  /** Milliseconds between the end of one turn and the beginning of the next. */
  ms: number;
  /** Before the first turn; default: `ms`. */
  firstAfterMs?: number;
  failed: (error: unknown) => void;
}

/** Repeats work at intervals, one turn at a time. A turn that fails does not stop it, and its timer keeps no process alive. */
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
