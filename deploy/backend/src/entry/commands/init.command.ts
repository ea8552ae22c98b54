import { defaultLocale, isLocale } from '@fairfront/shared-kit/domain/common';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { createFirstOwner, FirstOwnerRefusal, type FirstOwner } from '../../identity/staff/first-owner.service';
import { systemClock } from '../../platform/clock';
import { readConfig } from '../../platform/config';
import { DataFolderLocked } from '../../platform/database/data-folder-lock';
import { openDatabase } from '../../platform/database/open-database';
import { ownDataFolderOnly } from '../../platform/files/own-files-only';
import { WrongUsage } from './organizer-command';

type Env = Readonly<Record<string, string | undefined>>;

/** The questions in order, each with the variable that answers it in a container. */
const questions = [
  ['email', 'ORGANIZER_EMAIL', 'E-mail: '],
  ['name', 'ORGANIZER_NAME', 'First name: '],
  ['lastname', 'ORGANIZER_LASTNAME', 'Last name: '],
  ['password', 'ORGANIZER_PASSWORD', 'Password: '],
] as const;

/** Where questions are asked and answered. */
interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

const ownTerminal: Terminal = { input: process.stdin, output: process.stdout };

/** Asks at the terminal; a password is not shown. */
const ask = async ({ input, output }: Terminal, question: string, isSecret: boolean): Promise<string> => {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isSecret) output.write(question);
  const reader = createInterface({ input, output: isSecret ? silent : output, terminal: true });
  try {
    return await reader.question(isSecret ? '' : question);
  } finally {
    reader.close();
    if (isSecret) output.write('\n');
  }
};

const readOwner = async (env: Env, terminal: Terminal): Promise<FirstOwner> => {
  const missing = questions.filter(([, variable]) => !env[variable]).map(([, variable]) => variable);
  if (missing.length > 0 && !terminal.input.isTTY)
    throw new FirstOwnerRefusal(`Without a terminal, set ${missing.join(', ')}`);
  const values = { email: '', name: '', lastname: '', password: '' };
  for (const [name, variable, question] of questions)
    values[name] = env[variable] || (await ask(terminal, question, name === 'password'));
  return { ...values, locale: isLocale(env.ORGANIZER_LOCALE) ? env.ORGANIZER_LOCALE : defaultLocale };
};

/** The lines about `init`, which is the only command that needs no running portal. */
export const initUsage: readonly string[] = [
  'init                                                create the first owner of an empty installation; ORGANIZER_EMAIL,',
  '                                                    ORGANIZER_NAME, ORGANIZER_LASTNAME, ORGANIZER_PASSWORD answer its questions',
];

/**
 * Creates the first owner in the configured database.
 * @throws FirstOwnerRefusal if there is one, if a value cannot be used, or while the portal holds the built-in database
 */
export const initCommand = async (
  words: readonly string[],
  env: Env,
  terminal: Terminal = ownTerminal,
): Promise<string> => {
  if (words.length > 0) throw new WrongUsage('init takes no words');
  const owner = await readOwner(env, terminal);
  const config = readConfig(env);
  process.umask(0o077);
  await ownDataFolderOnly(config.dataDir);
  const opened = await openDatabase(config, { migrates: config.migratesAtStart }).catch((error: unknown) => {
    if (!(error instanceof DataFolderLocked)) throw error;
    throw new FirstOwnerRefusal(
      'The portal is running with the built-in database: stop it, run this again, and start it.',
    );
  });
  try {
    await createFirstOwner(opened.database, owner, systemClock.now());
  } finally {
    await opened.close();
  }
  return `${owner.email} is the owner. Sign in at the portal and invite others, or set up the first exhibition.`;
};
