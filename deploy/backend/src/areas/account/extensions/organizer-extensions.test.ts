import { extensionsCommand } from '../../../entry/commands/extensions.command';
import { OrganizerApi } from '../../../entry/commands/organizer-api';
import { WrongUsage } from '../../../entry/commands/organizer-command';
import { extensionFields as fields, ExtensionPortal, pdf, type Answer } from './testing';
import type { QueueDecisionResult } from '@fairfront/shared-kit/domain/http';
import { hireStaff } from '../../../testing/staff';
import type { ExtensionRules, OrganizerExtensionRequest } from '@fairfront/shared-kit/domain/account/api';

let world: ExtensionPortal;
beforeAll(async () => {
  world = await ExtensionPortal.start();
});
afterAll(() => world.portal.stop());
beforeEach(() => world.reset());

const asked = async (changes: Record<string, string | File> = {}) => {
  const { id } = (await world.ask({ ...fields, ...changes })).body.data;
  await world.portal.services.outbox.drain();
  return id;
};
const notices = (participationId = 101) =>
  world.portal.database.read
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select(['u.email', 'n.type', 'n.message_rus', 'n.message_eng', 'n.reason'])
    .where('n.participation_id', '=', participationId)
    .where('n.type', '=', 'extension')
    .orderBy('n.id')
    .execute();
const list = (query: Record<string, string> = {}, caller = world.organizer) =>
  caller.get<Answer<OrganizerExtensionRequest[]>>('/organizer/exhibitions/1/extensions', { query });

it('the organiser sees all requests of an exhibition with their companies, pending ones first [ACC-212]', async () => {
  const id = await asked();
  const { body } = await list();
  expect(body.data.map((request) => [request.id, request.status])).toEqual([
    [id, 'pending'],
    [3, 'pending'],
    [2, 'granted'],
    [1, 'refused'],
  ]);
  expect(body.data[0]?.exhibitor).toMatchObject({ id: 101, name_eng: 'Severnaya Mekhanika LLC' });
  expect((await list({ status: 'refused' })).body.data.map((request) => request.id)).toEqual([1]);
});

it('the organiser may grant a different day from the one requested, and the company is notified [ACC-212] [ACC-214]', async () => {
  await world.portal.database.read.updateTable('users').set({ can_send_notifications: true }).execute();
  const id = await asked();
  const { status, body } = await world.grant(id, '2026-05-21', ' Потом списки уходят охране ');
  expect([status, body.data]).toMatchObject([
    200,
    {
      status: 'granted',
      asked_until: '2026-05-22',
      granted_until: '2026-05-21',
      comment: 'Потом списки уходят охране',
      decided_by: { lastname: 'Мартынова' },
    },
  ]);
  const notified = await notices();
  expect(notified.map(({ email }) => email)).toContain('editor@severmech.example');
  expect(notified[0]).toMatchObject({
    message_rus: 'Пропуска на монтаж: срок продлён до 21\u00a0мая',
    message_eng: 'Installation passes: deadline extended to 21\u00a0May',
    reason: 'Потом списки уходят охране',
  });
  const events = await world.portal.events();
  expect(events).toContainEqual(
    expect.objectContaining({ channel: 'private-participants.101', event: 'participation.updated' }),
  );
  expect(events.filter(({ event }) => event === 'notification.created')).toHaveLength(notified.length);
  await world.portal.services.outbox.drain();
  const email = world.portal.emails.at(-1);
  expect(JSON.stringify(email)).toContain('/participant/101/deadlines');
  await world.portal.database.read.deleteFrom('notifications').where('type', '=', 'extension').execute();
});

it('a refusal needs a comment, which the company reads as the reason [ACC-212] [ACC-214]', async () => {
  const id = await asked();
  expect(Object.keys((await world.refuse(id, ' ')).body.errors ?? {})).toEqual(['comment']);
  const { body } = await world.refuse(id);
  expect(body.data).toMatchObject({ status: 'refused', granted_until: null, comment: 'Списки уже у охраны' });
  expect((await notices())[0]).toMatchObject({
    message_rus: 'Пропуска на монтаж: в продлении срока отказано',
    message_eng: 'Installation passes: the extension was refused',
    reason: 'Списки уже у охраны',
  });
  await world.portal.database.read.deleteFrom('notifications').where('type', '=', 'extension').execute();
});

it('a request is decided once: repeating the decision changes nothing, another decision is refused [ACC-212]', async () => {
  const id = await asked();
  const first = await world.grant(id);
  const notified = (await notices()).length;
  expect((await world.grant(id)).body).toEqual(first.body);
  expect((await notices()).length).toBe(notified);
  for (const other of [await world.grant(id, '2026-05-23'), await world.refuse(id), await world.withdraw(id)])
    expect([other.status, other.body.code]).toEqual([422, 'extension_decided']);
  const both = await asked({ kind: 'participant-passes', until: '2026-05-20' });
  const tries = await Promise.all([world.grant(both, '2026-05-20'), world.refuse(both)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it.each([
  ['2026-05-19', 'until'],
  ['2026-05-24', 'until'],
  ['завтра', 'until'],
])('an extension cannot be granted until %s, outside the possible days [ACC-212]', async (until, field) => {
  const { status, body } = await world.grant(await asked(), until);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

it('deciding is closed to everybody but the organiser, and unknown requests answer 404 [ACC-212]', async () => {
  const id = await asked({ file: pdf() });
  expect((await world.organizer.get(`/organizer/extensions/${id}/file`)).status).toBe(200);
  const calls = [
    await list({}, world.editor),
    await world.grant(id, '2026-05-22', undefined, world.editor),
    await world.refuse(id, 'нет', world.editor),
    await world.editor.get(`/organizer/extensions/${id}/file`),
    await world.editor.put('/organizer/exhibitions/1/extension-rules/car-passes', { until: null }),
  ];
  expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect([(await world.grant(999_999)).status, (await world.refuse(999_999)).status]).toEqual([404, 404]);
});

it('the organiser limits how far a kind may be extended, also for requests that are already pending [ACC-210] [ACC-212]', async () => {
  const id = await asked();
  const set = (until: string | null) =>
    world.organizer.put('/organizer/exhibitions/1/extension-rules/installation-passes', { until, note_rus: 'так' });
  expect((await set('2026-02-31')).status).toBe(422);
  expect((await set('2026-05-20')).body).toMatchObject({
    data: { kind: 'installation-passes', until: '2026-05-20', note_rus: 'так', note_eng: null },
  });
  expect((await world.grant(id)).status).toBe(422);
  await set(null);
  expect((await world.grant(id, '2026-05-20')).body.code).toBe('extension_too_late');
  await set('2026-05-23');
  expect((await world.grant(id)).status).toBe(200);
});

it('staff read the limits of an exhibition, and a limit of an older state is refused [ORG-393]', async () => {
  const url = '/organizer/exhibitions/1/extension-rules';
  const read = async () => (await world.organizer.get<Answer<ExtensionRules>>(url)).body.data;
  const { rules, etag } = await read();
  expect(rules.map(({ kind }) => kind)).toContain('installation-passes');
  const set = (until: string) =>
    world.organizer.put<Answer<{ etag: string }>>(`${url}/car-passes`, { until }, { headers: { 'if-match': etag } });
  const stored = (await set('2026-05-30')).body.data;
  expect((await set('2026-05-29')).status).toBe(412);
  const now = await read();
  expect(now.etag).toBe(stored.etag);
  expect(now.rules.find(({ kind }) => kind === 'car-passes')?.until).toBe('2026-05-30');
  expect((await world.editor.get(url)).status).toBe(403);
});

it('the command line lists, grants and refuses extension requests [ACC-212]', async () => {
  const address = await world.portal.app.listen({ host: '127.0.0.1', port: 0 });
  const api = await OrganizerApi.signIn(address, 'organizer@fairfront.example', 'Fairfront-demo-1');
  const run = (...words: (string | number)[]) => extensionsCommand.run(api, words.map(String));
  const id = await asked();
  expect(await run('list', 1, 'pending')).toContain(
    `${id}  pending  installation-passes  101 ООО «Северная механика»; asked until 2026-05-22; Бригаду утвердят позже`,
  );
  expect(await run('grant', id, '2026-05-21', 'Хорошо')).toContain('granted until 2026-05-21; Бригаду');
  const next = await asked({ kind: 'participant-passes', until: '2026-05-20' });
  expect(await run('refuse', next, 'Нет')).toContain('answer: Нет');
  expect(await run('rule', 1, 'car-passes', 'none', 'нет', 'no')).toBe('car-passes: never extended');
  expect(await run('rule', 1, 'car-passes', '2026-05-30')).toBe('car-passes: 2026-05-30');
  expect(await run('list', 2)).toBe('No requests');
  for (const wrong of [[], ['list'], ['list', 1, 'open'], ['grant', 1], ['grant', 'x', '2026-05-21'], ['refuse', 1]])
    await expect(run(...wrong)).rejects.toThrow(WrongUsage);
});

const decide = (items: object[], caller = world.organizer) =>
  caller.post<Answer<QueueDecisionResult[]>>('/organizer/extension-decisions', { items });

it('one call decides many extension requests, each by itself, until the requested day by default [ORG-356]', async () => {
  const granted = await asked();
  const refused = await asked({ kind: 'participant-passes', until: '2026-05-20' });
  const items = [
    { id: granted, decision: 'grant' },
    { id: refused, decision: 'refuse', comment: 'Поздно' },
    { id: 999_999, decision: 'grant' },
  ];
  const { body } = await decide(items);
  expect(body.data).toMatchObject([
    { id: granted, ok: true, is_changed: true, decision: { status: 'granted', decided_by: { lastname: 'Мартынова' } } },
    { id: refused, ok: true, is_changed: true, decision: { status: 'refused', comment: 'Поздно' } },
    { id: 999_999, ok: false, decision: null },
  ]);
  const told = (await notices()).length;
  expect((await decide(items)).body.data.map(({ ok, is_changed }) => [ok, is_changed])).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect((await notices()).length).toBe(told);
  const other = await decide([{ id: granted, decision: 'refuse', comment: 'Нет' }]);
  expect(other.body.data[0]).toMatchObject({
    ...{ ok: false, error: { code: 'extension_decided' } },
    decision: { status: 'granted', decided_by: { lastname: 'Мартынова' } },
  });
  await world.portal.database.read.deleteFrom('notifications').where('type', '=', 'extension').execute();
});

it('a request of another exhibition does not exist for its caller [ORG-356]', async () => {
  const { caller } = await hireStaff(world.portal, 'second@fair.example', [
    { role: 'event-manager', exhibition_id: 2 },
  ]);
  const id = await asked();
  expect((await decide([{ id, decision: 'grant' }], caller)).body.data).toMatchObject([{ ok: false, decision: null }]);
  expect((await caller.get(`/organizer/extensions/${id}`)).status).toBe(404);
  expect((await world.organizer.get(`/organizer/extensions/${id}`)).body).toMatchObject({
    data: { status: 'pending' },
  });
});

it('the queue is narrowed by kind and company, ordered by time and counted [ORG-356]', async () => {
  const id = await asked();
  const read = (query: Record<string, string>) =>
    world.organizer.get<{ data: { id: number }[]; meta: { total: number; counts: Record<string, number> } }>(
      '/organizer/exhibitions/1/extensions',
      { query: { status: 'pending', ...query } },
    );
  const { body } = await read({ order: 'oldest' });
  expect(body.data.map((one) => one.id)).toEqual([3, id]);
  expect(body.meta.counts).toMatchObject({ all: 2, 'installation-passes': expect.any(Number) });
  expect((await read({ search: '24c10' })).body.data.map((one) => one.id)).toContain(id);
  expect((await read({ search: 'nobody' })).body.meta.total).toBe(0);
  expect((await read({ kind: 'catalogue-order' })).body.data).toEqual([]);
});
