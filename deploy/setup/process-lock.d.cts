/** A living process has the lock. */
export class LockHeld extends Error {
  /** Null: of another machine, or not known yet. */
  readonly pid: number | null;
  /** Name of the other machine that the holder runs on; null: this one, or not known. */
  readonly host: string | null;
  /** What the lock consists of. */
  readonly files: readonly string[];
}

/**
 * Takes a lock for this process; see process-lock.cjs.
 * @param path `<path>.lock` and `<path>.holder` are used
 * @param onLost somebody else has removed or taken the lock: the work must end
 * @returns gives the lock back
 * @throws LockHeld
 */
export function takeLock(path: string, onLost: (error: Error) => void): Promise<() => Promise<void>>;
