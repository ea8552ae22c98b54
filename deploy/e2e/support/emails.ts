import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The text of a stored email: Russian ones are base64, others quoted-printable. */
const textOf = (message: string): string => {
  const [head = '', ...rest] = message.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
};

/** The newest email to that address; empty if there is none. */
const newestTo = (email: string, dataDir: string): string => {
  const folder = join(dataDir, 'mail');
  const messages = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .filter((message) => message.includes(`To: ${email}`));
  return textOf(messages.pop() ?? '');
};

/**
 * Waits for an invitation to that address and returns the path and query of its link.
 * @param former the path of an earlier invitation, which is ignored
 * @param dataDir of a system other than that of the run
 */
export const invitationPath = async (
  email: string,
  former = '',
  dataDir = process.env.FAIRFRONT_DATA_DIR ?? '',
): Promise<string> => {
  let found = '';
  const find = () => {
    try {
      found = /\/api\/welcome\/\d+\?expires=\d+&signature=[0-9a-f]{64}/.exec(newestTo(email, dataDir))?.[0] ?? '';
    } catch {
      // the folder is created with the first email
      found = '';
    }
    return found !== '' && found !== former;
  };
  await expect.poll(find, { timeout: 15_000 }).toBe(true);
  return found;
};

/** Texts of all emails to that address, oldest first. */
export const textsTo = (email: string): string[] => {
  const folder = join(process.env.FAIRFRONT_DATA_DIR ?? '', 'mail');
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .filter((message) => message.includes(`To: ${email}`))
      .map(textOf);
  } catch {
    // the folder is created with the first email
    return [];
  }
};
