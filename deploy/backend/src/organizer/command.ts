import { demoPassword } from '../demo/demo-accounts';
import { mailCommand } from './mail.command';
import { newsCommand } from './news.command';
import { ApiRefusal, OrganizerApi } from './organizer-api';
import { passesCommand } from './passes.command';
import { exhibitionsCommand, participantsCommand, usersCommand } from './settings.command';
import { signInLinkCommand } from './sign-in-link.command';
import { WrongUsage, type OrganizerCommand } from './organizer-command';

/** The organiser's command line: every area adds its word here. */
const commands: Record<string, OrganizerCommand> = {
  news: newsCommand,
  passes: passesCommand,
  exhibitions: exhibitionsCommand,
  participants: participantsCommand,
  users: usersCommand,
  mail: mailCommand,
  'sign-in-link': signInLinkCommand,
};

const usage = (): string =>
  [
    'Usage: npm run organizer -- <command>',
    ...Object.values(commands).flatMap((command) => command.usage.map((line) => `  ${line}`)),
    'The portal is reached at FAIRFRONT_URL (http://localhost:8080); ORGANIZER_EMAIL and ORGANIZER_PASSWORD sign in.',
  ].join('\n');

const run = async ([word = '', ...words]: string[]): Promise<string> => {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!command) throw new WrongUsage();
  const { FAIRFRONT_URL, ORGANIZER_EMAIL, ORGANIZER_PASSWORD } = process.env;
  const api = await OrganizerApi.signIn(
    (FAIRFRONT_URL || 'http://localhost:8080').replace(/\/+$/, ''),
    ORGANIZER_EMAIL || 'organizer@fairfront.example',
    ORGANIZER_PASSWORD || demoPassword,
  );
  try {
    return await command.run(api, words);
  } finally {
    await api.signOut();
  }
};

run(process.argv.slice(2)).then(
  (line) => console.log(line),
  (error: unknown) => {
    if (error instanceof WrongUsage) console.error(usage());
    else console.error(error instanceof ApiRefusal ? error.message : error);
    process.exitCode = 1;
  },
);
