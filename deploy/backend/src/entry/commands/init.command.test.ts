import { PassThrough } from 'node:stream';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../platform/config';
import { openDatabase } from '../../platform/database/open-database';
import { initCommand } from './init.command';
import { WrongUsage } from './organizer-command';

/** The first owner on a database of its own, built in. */
const folder = mkdtempSync(join(tmpdir(), 'fairfront-init-'));
afterAll(() => rmSync(folder, { recursive: true }));

const env = {
  DATA_DIR: folder,
  ORGANIZER_EMAIL: ' Owner@Fair.example ',
  ORGANIZER_NAME: 'Олег',
  ORGANIZER_LASTNAME: 'Первый',
  ORGANIZER_PASSWORD: 'a-long-and-new-Password-7',
};

it('the init command creates the first owner once, and says what is wrong [ORG-028]', async () => {
  await expect(initCommand([], { ...env, ORGANIZER_EMAIL: 'owner' })).rejects.toThrow('no e-mail address');
  await expect(initCommand([], { ...env, ORGANIZER_PASSWORD: 'short' })).rejects.toThrow('password cannot be used');
  await expect(initCommand([], { ...env, ORGANIZER_NAME: '' })).rejects.toThrow('set ORGANIZER_NAME');
  await expect(initCommand(['now'], env)).rejects.toThrow(WrongUsage);
  expect(await initCommand([], env)).toContain('is the owner');
  await expect(initCommand([], { ...env, ORGANIZER_EMAIL: 'second@fair.example' })).rejects.toThrow('an owner already');

  const { database, close } = await openDatabase(readConfig(env));
  const people = await database.read
    .selectFrom('users as u')
    .innerJoin('staff_roles as r', 'r.user_id', 'u.id')
    .select(['u.email', 'u.access', 'r.role', 'r.exhibition_id'])
    .execute();
  expect(people).toEqual([{ email: 'owner@fair.example', access: 'manager', role: 'owner', exhibition_id: null }]);
  await expect(initCommand([], env)).rejects.toThrow('stop it, run this again');
  await close();
}, 60_000);

it('the init command asks at the terminal for what the environment lacks, and does not show the password [ORG-028]', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  const answers: [string, string][] = [
    ['E-mail: ', 'asked@fair.example'],
    ['Last name: ', 'Спрошенный'],
    ['Password: ', env.ORGANIZER_PASSWORD],
  ];
  let shown = '';
  output.on('data', (text: Buffer) => {
    shown += text.toString();
    const [next] = answers;
    if (!next || !shown.includes(next[0])) return;
    answers.shift();
    setImmediate(() => input.write(`${next[1]}\r`));
  });
  const asked = { DATA_DIR: join(folder, 'asked'), ORGANIZER_NAME: 'Олег' };
  expect(await initCommand([], asked, { input, output })).toContain('asked@fair.example is the owner');
  expect([answers, shown.includes('First name'), shown.includes(env.ORGANIZER_PASSWORD)]).toEqual([[], false, false]);
  const { database, close } = await openDatabase(readConfig(asked));
  const people = await database.read.selectFrom('users').select(['email', 'name', 'lastname']).execute();
  expect(people).toEqual([{ email: 'asked@fair.example', name: 'Олег', lastname: 'Спрошенный' }]);
  await close();
}, 60_000);

it('the init command names what is missing where there is no terminal to ask at [ORG-028]', async () => {
  const piped = { input: new PassThrough(), output: new PassThrough() };
  const some = { DATA_DIR: join(folder, 'piped'), ORGANIZER_NAME: 'Олег' };
  await expect(initCommand([], some, piped)).rejects.toThrow(
    'set ORGANIZER_EMAIL, ORGANIZER_LASTNAME, ORGANIZER_PASSWORD',
  );
});
