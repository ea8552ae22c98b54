import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { HashQueue } from './hash-queue';

/**
 * A hash takes one processor and one of libuv's four threads for some 30 ms: half of the processors go on answering, and a
 * thread of the pool stays free for files and names.
 */
const hashesAtOnce = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)));

/** One queue for the whole process: 64 waiting hashes are about two seconds on one processor. */
const queue = new HashQueue({ atOnce: hashesAtOnce, waiting: 64, waitingPerCaller: 16 });

/** Compared when there is no such user, so that the answer takes the same time (SHELL-051, SHELL-053). */
let standIn: Promise<string> | undefined;

/**
 * argon2id with the defaults of the library; the whole value counts, nothing is cut off (SHELL-060).
 * @param caller whose wait it is: the network of a request; null for work of the process itself, which is never refused
 * @throws HttpError 503 `busy` with `Retry-After` when the queue is full (SHELL-323)
 */
export const hashPassword = (password: string, caller: string | null = null): Promise<string> =>
  caller === null ? hash(password) : queue.run(caller, () => hash(password));

/**
 * Whether a password is right; null for a user who does not exist or has none yet, and is then always wrong.
 * @throws HttpError 503 `busy` with `Retry-After` when the queue is full (SHELL-323)
 */
export const isPasswordRight = async (stored: string | null, password: string, caller: string): Promise<boolean> => {
  standIn ??= hash('a password that nobody has');
  const expected = stored ?? (await standIn);
  const matches = await queue.run(caller, () => verify(expected, password));
  return matches && stored !== null;
};
