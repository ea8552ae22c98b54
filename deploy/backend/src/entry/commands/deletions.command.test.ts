import { asStaff, aUser } from '../../testing/builders/users';
import { demoPassword } from '../../testing/second-factor';
import type { TestApp } from '../../testing/test-app';
import { deletionsCommand } from './deletions.command';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import { startEmptyOrganizer } from './testing';

/** The command for account deletion requests over a real port. */
let portal: TestApp;
let api: OrganizerApi;
beforeAll(async () => {
  ({ portal, api } = await startEmptyOrganizer());
});
afterAll(() => portal.stop());

const run = (...words: string[]) => deletionsCommand.run(api, words);

it('the deletions command lists requests, refuses one and grants another [SHELL-485]', async () => {
  expect(await run('list')).toBe('No requests');
  for (const email of ['reader@severmech.example', 'editor@severmech.example']) {
    await aUser(portal, { email });
    const person = await portal.as(email);
    await person.post('/auth/proof', { password: demoPassword });
    expect((await person.post('/auth/deletion-request', { reason: 'Меняю работу' })).status).toBe(201);
  }
  const waiting = await run('list', 'waiting');
  const [, last, first] =
    /^(\d+) {2}waiting {2}\d+ .+, editor@severmech\.example; Меняю работу\n(\d+) {2}waiting/.exec(waiting) ?? [];
  expect(Number(last)).toBe(Number(first) + 1);
  expect(await run('refuse', `${first}`, 'Заказ не оплачен')).toMatch(
    new RegExp(`^${first}  refused .+; answer: Заказ не оплачен$`),
  );
  expect(await run('done', `${last}`)).toMatch(
    /^\d+ {2}done {2}\d+ Удалённый пользователь \/ Deleted user, deleted-\d+@/,
  );
  expect(await run('list', 'waiting')).toBe('No requests');
  for (const words of [['list', 'open'], ['done'], ['refuse', '1'], ['done', 'x'], ['close', '1']])
    await expect(run(...words)).rejects.toThrow(WrongUsage);
});

it('the deletions command lists all pages of requests [SHELL-228] [SHELL-485]', async () => {
  const staff = await asStaff(portal);
  const { id: user_id } = await aUser(portal);
  const requests = Array.from({ length: 101 }, () => ({
    ...{ user_id, status: 'withdrawn' as const, reason: null, comment: null },
    created_at: portal.clock.now(),
  }));
  const { read: db } = portal.database;
  await db.insertInto('deletion_requests').values(requests).execute();
  const { body } = await staff.get<{ data: object[]; meta: object }>('/organizer/deletion-requests', {
    query: { page: '11', status: 'withdrawn' },
  });
  expect([body.data.length, body.meta]).toEqual([1, { current_page: 11, last_page: 11, per_page: 10, total: 101 }]);
  expect((await run('list', 'withdrawn')).split('\n')).toHaveLength(101);
});
