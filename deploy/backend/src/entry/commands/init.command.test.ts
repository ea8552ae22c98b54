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

it('ORG-028 creates the first owner once, and says what is wrong', async () => {
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
