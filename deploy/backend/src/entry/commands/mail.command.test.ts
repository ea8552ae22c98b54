import { createRuntime } from '../runtime';
import { aParticipation } from '../../testing/builders/participations';
import { asMember, asStaff, aUser } from '../../testing/builders/users';
import { documentsFromSource } from '../../testing/documents-from-source';
import type { TestApp } from '../../testing/test-app';
import { mailCommand } from './mail.command';
import { ApiRefusal, type OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import { startEmptyOrganizer } from './testing';

/** The mail command over a real port. */
let portal: TestApp;
let api: OrganizerApi;

beforeAll(async () => {
  ({ portal, api } = await startEmptyOrganizer());
  await aUser(portal, { email: 'editor@severmech.example' });
});
afterAll(() => portal.stop());

const run = (line: string) => mailCommand.run(api, line.split(' '));
const ids = async () => {
  const rows = await portal.database.read.selectFrom('outbox').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

/** E-mails to a known address that a mail server refuses until they are dead. */
const deadEmails = async (count: number) => {
  const { services } = portal;
  const refusing = await createRuntime({
    config: services.config,
    database: portal.database,
    clock: portal.clock,
    log: { error: () => {} },
    mailer: { send: () => Promise.reject(new Error('452 mailbox full')) },
    documents: documentsFromSource(),
  });
  await portal.database.transaction((trx) =>
    refusing.services.outbox.add(
      trx,
      'password-recovery',
      ...Array.from({ length: count }, () => ({ email: 'editor@severmech.example' })),
    ),
  );
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await refusing.services.outbox.drain();
    portal.clock.advance(3_600_000);
  }
  await refusing.stop();
};

it('the mail command lists e-mails that were not accepted, resends them and drops them [SHELL-317]', async () => {
  expect(await run('list')).toBe('Every email was accepted');
  await deadEmails(3);
  const [first, second] = await ids();
  const list = (await run('list')).split('\n');
  expect(list).toHaveLength(3);
  expect(list[0]).toMatch(new RegExp(`^${first}  .*password-recovery  tried 7 times, dead: 452 mailbox full$`));
  expect(list.join('')).not.toContain('severmech');

  const before = portal.emails.length;
  expect(await run(`resend ${first}`)).toBe('1 email sent again');
  await portal.services.outbox.drain();
  expect(portal.emails.slice(before).map(({ to }) => to)).toEqual(['editor@severmech.example']);
  expect(await run(`drop ${second}`)).toBe('1 email dropped');
  await expect(run(`drop ${second}`)).rejects.toBeInstanceOf(ApiRefusal);
  expect(await run('resend dead')).toBe('1 email sent again');
  await portal.services.outbox.drain();
  expect(portal.emails).toHaveLength(before + 2);
  expect(await run('list')).toBe('Every email was accepted');
  expect(await run('drop dead')).toBe('0 emails dropped');
});

it('the mail command lists all pages of e-mails [SHELL-228] [SHELL-317]', async () => {
  const staff = await asStaff(portal);
  const { now } = portal.clock;
  const failed = Array.from({ length: 101 }, () => ({
    ...{ kind: 'password-recovery' as const, payload: '{}', attempts: 1, last_error: '452 mailbox full' },
    ...{ created_at: now(), next_attempt_at: new Date(now().getTime() + 3_600_000) },
  }));
  await portal.database.transaction((trx) => trx.insertInto('outbox').values(failed).execute());
  const page = async (query: Record<string, string>) =>
    (await staff.get<{ data: { id: number }[]; meta: object }>('/organizer/mail', { query })).body;
  const first = await page({});
  expect([first.data.length, first.meta]).toEqual([10, { current_page: 1, last_page: 11, per_page: 10, total: 101 }]);
  const last = await page({ page: '3', perPage: '50' });
  expect([last.data.length, last.meta]).toEqual([1, { current_page: 3, last_page: 3, per_page: 50, total: 101 }]);
  expect((await run('list')).split('\n')).toHaveLength(101);
  await portal.database.transaction((trx) => trx.deleteFrom('outbox').execute());
});

it('the mail command is for staff only, and prints its usage for anything else [SHELL-317]', async () => {
  const exhibitor = await asMember(portal, await aParticipation(portal), 'supervisor');
  expect((await exhibitor.get('/organizer/mail')).status).toBe(403);
  expect((await exhibitor.post('/organizer/mail/dead/resend')).status).toBe(403);
  expect((await exhibitor.post('/organizer/mail/dead/drop')).status).toBe(403);
  for (const line of ['', 'list all', 'resend', 'resend all', 'drop 0', 'drop 1 2', 'send 1']) {
    await expect(run(line)).rejects.toBeInstanceOf(WrongUsage);
  }
});
