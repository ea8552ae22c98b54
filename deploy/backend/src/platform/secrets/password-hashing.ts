import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { HashQueue } from './hash-queue';

/**
 * A hash takes a CPU core and one of libuv's four threads for some 30 ms: half of the cores keep serving, and a thread
 * of the pool stays free for files and DNS.
 */
const hashesAtOnce = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)));

/** One queue for the whole process: 64 queued hashes are about two seconds on one core. */
const queue = new HashQueue({ atOnce: hashesAtOnce, waiting: 64, waitingPerCaller: 16 });

/** Compared if there is no such user, so that the response takes the same time. */
let standIn: Promise<string> | undefined;

/**
 * Hashes with argon2id and the defaults of the library; the whole value is used without truncation.
 * @param caller the network of the request, for the queue limit; null for work of the process itself, which is never
 * rejected
 * @throws HttpError 503 `busy` with `Retry-After` if the queue is full
 */
export const hashPassword = (password: string, caller: string | null = null): Promise<string> =>
  caller === null ? hash(password) : queue.run(caller, () => hash(password));

/**
 * Whether a password is right; null, for an unknown user or one without a password, is always wrong.
 * @throws HttpError 503 `busy` with `Retry-After` if the queue is full
 */
export const isPasswordRight = async (stored: string | null, password: string, caller: string): Promise<boolean> => {
  standIn ??= hash('a password that nobody has');
  const expected = stored ?? (await standIn);
  const matches = await queue.run(caller, () => verify(expected, password));
  return matches && stored !== null;
};
