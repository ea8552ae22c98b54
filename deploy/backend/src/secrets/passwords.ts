import { hash, verify } from '@node-rs/argon2';

/** Compared when there is no such user, so that the answer takes the same time (SHELL-051, SHELL-053). */
let standIn: Promise<string> | undefined;

/** argon2id with the defaults of the library; the whole value counts, nothing is cut off (SHELL-060). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether a password is right; null for a user who does not exist or has none yet, and is then always wrong. */
export const isPasswordRight = async (stored: string | null, password: string): Promise<boolean> => {
  standIn ??= hash('a password that nobody has');
  const matches = await verify(stored ?? (await standIn), password);
  return matches && stored !== null;
};
