import { FirstOwnerRefusal } from '../../identity/staff/first-owner.service';
import { announcementsCommand } from './announcements.command';
import { apiCommand, callCommand, runNamedCall } from './api.command';
import { catalogueCommand } from './catalogue.command';
import { deletionsCommand } from './deletions.command';
import { extensionsCommand } from './extensions.command';
import { initCommand, initUsage } from './init.command';
import { jobsCommand } from './jobs.command';
import { libraryCommand } from './library.command';
import { mailCommand } from './mail.command';
import { newsCommand } from './news.command';
import { ordersCommand } from './orders.command';
import { ApiRefusal, OrganizerApi } from './organizer-api';
import { passesCommand } from './passes.command';
import { unknownWord } from './read-words';
import { servicesCommand } from './services.command';
import { exhibitionsCommand, participationsCommand, usersCommand } from './settings.command';
import { secondFactorCommand } from './second-factor.command';
import { signInLinkCommand } from './sign-in-link.command';
import { WrongUsage, type OrganizerCommand } from './organizer-command';

/** The commands of `npm run organizer`; every area adds its own here. */
const commands: Record<string, OrganizerCommand> = {
  news: newsCommand,
  announcements: announcementsCommand,
  passes: passesCommand,
  orders: ordersCommand,
  services: servicesCommand,
  catalogue: catalogueCommand,
  library: libraryCommand,
  exhibitions: exhibitionsCommand,
  participants: participationsCommand,
  users: usersCommand,
  extensions: extensionsCommand,
  deletions: deletionsCommand,
  mail: mailCommand,
  jobs: jobsCommand,
  'sign-in-link': signInLinkCommand,
  'second-factor': secondFactorCommand,
  api: apiCommand,
  call: callCommand,
};

/** The usage of one command, or of all. */
const usage = (word: string): string => {
  const named = Object.hasOwn(commands, word) ? [commands[word]] : Object.values(commands);
  return [
    'Usage: npm run organizer -- <command>',
    ...(['', 'init'].includes(word) ? initUsage.map((line) => `  ${line}`) : []),
    ...(word === 'init' ? [] : named.flatMap((command) => command?.usage.map((line) => `  ${line}`) ?? [])),
    'The portal is reached at FAIRFRONT_URL (http://localhost:8080); ORGANIZER_API_KEY, or ORGANIZER_EMAIL and ORGANIZER_PASSWORD, sign in.',
  ].join('\n');
};

/** The organiser's account in the demo of `npm start`; an installation sets its own. */
const demoOrganizer = { email: 'organizer@fairfront.example', password: 'Fairfront-demo-1' };

/** Whether a written command has the verb: `participants list`. Everything else is made of the API's description. */
const isWritten = (command: OrganizerCommand | undefined, word: string, verb: string): boolean =>
  command?.usage.some((line) => `${line} `.startsWith(`${word} ${verb} `)) ?? false;

const run = async ([word = '', ...words]: string[]): Promise<string> => {
  if (word === 'init') return initCommand(words, process.env);
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (word === '') throw new WrongUsage();
  const { FAIRFRONT_URL, ORGANIZER_API_KEY, ORGANIZER_EMAIL, ORGANIZER_PASSWORD } = process.env;
  const url = (FAIRFRONT_URL || 'http://localhost:8080').replace(/\/+$/, '');
  const api = ORGANIZER_API_KEY
    ? OrganizerApi.withKey(url, ORGANIZER_API_KEY)
    : await OrganizerApi.signIn(
        url,
        ORGANIZER_EMAIL || demoOrganizer.email,
        ORGANIZER_PASSWORD || demoOrganizer.password,
      );
  try {
    const isOwn = word === 'api' || word === 'call' || isWritten(command, word, words[0] ?? '');
    const answer = isOwn ? null : await runNamedCall(api, [word, ...words]);
    if (answer !== null) return answer;
    if (!command) throw unknownWord('command', word, Object.keys(commands));
    return await command.run(api, words);
  } finally {
    await api.signOut();
  }
};

const words = process.argv.slice(2);
run(words).then(
  (line) => console.log(line),
  (error: unknown) => {
    if (error instanceof WrongUsage) console.error([error.message, usage(words[0] ?? '')].filter(Boolean).join('\n\n'));
    else console.error(error instanceof ApiRefusal || error instanceof FirstOwnerRefusal ? error.message : error);
    process.exitCode = 1;
  },
);
