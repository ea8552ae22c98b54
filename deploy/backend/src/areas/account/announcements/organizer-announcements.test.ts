import type { Role } from '@fairfront/shared-kit/domain/participations';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStaffCaller, aTeam, type Exhibitor } from '../../../testing/builders/exhibitor';
import type { User } from '../../../testing/builders/users';
import { multipart } from '../../../testing/multipart';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
/** At one exhibition: a company with a whole team, an installer, a second company and one of another type. */
let main: Exhibitor;
let team: Record<Role, User>;
let installer: Exhibitor;
let second: Exhibitor;
let path: string;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  const { id: exhibition_id } = await anExhibition(portal);
  path = `/organizer/exhibitions/${exhibition_id}/announcements`;
  const company = (type: 'self' | 'installer' | 'part-time') => anExhibitor(portal, { exhibition_id, type });
  [main, installer, second] = [await company('self'), await company('installer'), await company('self')];
  team = await aTeam(main);
  for (const other of [installer, second, await company('part-time')]) await other.member('supervisor');
  organizer = await aStaffCaller(portal);
});
afterEach(() => portal.stop());

interface Published {
  id: number;
  audience: string[];
  read_until: string | null;
  file: { id: number; original_name: string; size: number } | null;
  counts: { participations: number; read: number };
}
interface Refused {
  code?: string;
  errors?: Record<string, string[]>;
}
const pdf = new File(['%PDF-1.7\n%%EOF'], 'rules.pdf', { type: 'application/pdf' });
const values = {
  title_rus: 'Вывоз тары',
  title_eng: 'Empty packaging',
  body_rus: 'Тару вывозим вечером.\r\n\r\n- Подпишите её',
  body_eng: 'Packaging is collected in the evening.\n\n- Label it',
  audience: 'self, installer',
  is_compulsory: 'true',
  read_until: '2026-04-20',
};
const publish = async (changes: Record<string, string | File> = {}, at?: string) => {
  const form = Object.fromEntries(Object.entries({ ...values, ...changes }).filter(([, value]) => value !== 'none'));
  return organizer.call<{ data: Published } & Refused>('POST', at ?? path, await multipart(form));
};
const listed = async () => (await organizer.get<{ data: Published[] }>(path)).body.data;
const notified = () =>
  portal.database.read
    .selectFrom('notifications')
    .select(['user_id', 'participation_id', 'message_rus', 'message_eng'])
    .where('type', '=', 'announcement')
    .orderBy('user_id')
    .execute();
const followers = async () =>
  (await portal.events()).filter(({ event }) => event === 'announcement.updated').map(({ channel }) => channel);

it('an announcement is published with its file; its audience is notified and open pages are updated [ACC-220] [ACC-225] [ACC-227]', async () => {
  const { status, body } = await publish({ file: pdf });
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({
      audience: ['self', 'installer'],
      read_until: '2026-04-20',
      body_rus: 'Тару вывозим вечером.\n\n- Подпишите её',
      file: { id: expect.any(Number), original_name: 'Вывоз тары.pdf', size: 14 },
      counts: { participations: 3, read: 0 },
    }),
  ]);
  const rows = await notified();
  expect(rows.map(({ user_id, participation_id }) => [user_id, participation_id])).toEqual([
    ...Object.values(team).map(({ id }) => [id, main.id]),
    [(await installer.member('supervisor')).id, installer.id],
    [(await second.member('supervisor')).id, second.id],
  ]);
  expect([rows[0]?.message_rus, rows[0]?.message_eng]).toEqual([
    'Новое объявление организатора: «Вывоз тары». Прочитать до 20\u00a0апреля',
    'New announcement of the organiser: “Empty packaging”. Read by 20\u00a0April',
  ]);
  expect(await followers()).toEqual([main, installer, second].map(({ id }) => `private-participants.${id}`));
  const reader = await main.as('read');
  expect((await reader.get(`/files/${body.data.file?.id ?? 0}/download`)).raw.toString()).toBe('%PDF-1.7\n%%EOF');
});

it('announcement e-mails link to the announcement [ACC-225]', async () => {
  const { body } = await publish();
  await portal.services.outbox.drain();
  const link = `/participant/${main.id}?modal=event-modal-announcements&announcement=${body.data.id}`;
  expect(portal.emails.filter(({ text }) => text.includes(link)).map(({ to }) => to)).toEqual(
    Object.values(team).map(({ email }) => email),
  );
});

it('an announcement needs neither a file nor a last day, and can be for information only [ACC-220]', async () => {
  const { status, body } = await publish({ is_compulsory: 'none', read_until: 'none', audience: 'part-time' });
  expect([status, body.data.file, body.data.read_until, body.data.counts.participations]).toEqual([201, null, null, 1]);
  expect((await notified()).map(({ message_rus }) => message_rus)).toEqual([
    'Новое объявление организатора: «Вывоз тары»',
  ]);
});

it.each([
  [{ title_eng: ' ' }, 'title_eng'],
  [{ body_rus: '' }, 'body_rus'],
  [{ audience: 'everybody' }, 'audience.0'],
  [{ audience: '' }, 'audience'],
  [{ read_until: '2026-04-01' }, 'read_until'],
  [{ is_compulsory: 'false' }, 'read_until'],
  [{ file: new File(['hello'], 'a.pdf') }, 'file'],
  [{ file: new File([new Uint8Array(10_485_761)], 'a.pdf') }, 'file'],
])('an announcement with %j is refused at %s, and nothing is stored [ACC-220] [ACC-225]', async (changes, field) => {
  const { status, body } = await publish(changes);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  expect(await listed()).toEqual([]);
  expect(await notified()).toEqual([]);
});

it('the organiser sees how many participations have read; a compulsory announcement counts only administrators’ marks [ACC-225]', async () => {
  const { body } = await publish({ audience: 'self,installer' });
  const counts = async () => (await listed()).find(({ id }) => id === body.data.id)?.counts;
  const mark = async (exhibitor: Exhibitor, role: Role) =>
    (await exhibitor.as(role)).post(`${exhibitor.path}/announcements/${body.data.id}/read`);
  await mark(main, 'read');
  expect(await counts()).toEqual({ participations: 3, read: 0 });
  await mark(main, 'supervisor');
  await mark(installer, 'supervisor');
  expect(await counts()).toEqual({ participations: 3, read: 2 });
});

it('the organiser’s reminder goes to members who have not read it, in participations that have not [ACC-225]', async () => {
  const { body } = await publish();
  const supervisor = await installer.as('supervisor');
  await supervisor.post(`${installer.path}/announcements/${body.data.id}/read`);
  const reader = await main.as('read');
  await reader.post(`${main.path}/announcements/${body.data.id}/read`);
  const before = (await notified()).length;
  const { status, body: reminded } = await organizer.post(`/organizer/announcements/${body.data.id}/reminders`);
  expect([status, reminded]).toEqual([201, { data: { participations: 2, recipients: 5 } }]);
  expect((await notified()).length).toBe(before + 5);
});

it('a withdrawn announcement loses its file and marks; open pages are updated, and its links answer 404 [ACC-225] [ACC-227]', async () => {
  const { body } = await publish({ file: pdf });
  const reader = await main.as('read');
  const one = `${main.path}/announcements/${body.data.id}`;
  await reader.post(`${one}/read`);
  const before = (await followers()).length;
  expect((await organizer.delete(`/organizer/announcements/${body.data.id}`)).status).toBe(204);
  expect((await followers()).length).toBe(before + 3);
  expect((await reader.get(one)).status).toBe(404);
  expect((await reader.get(`/files/${body.data.file?.id ?? 0}/download`)).status).toBe(404);
  expect((await organizer.delete(`/organizer/announcements/${body.data.id}`)).status).toBe(404);
  const kinds = await portal.database.read.selectFrom('outbox').select('kind').execute();
  expect(kinds.map(({ kind }) => kind)).toContain('file-removal');
});

it('publishing for an unknown exhibition and reminding of an unknown announcement answer 404 [ACC-225]', async () => {
  expect((await publish({}, '/organizer/exhibitions/999999/announcements')).status).toBe(404);
  expect((await organizer.post('/organizer/announcements/999999/reminders')).status).toBe(404);
});

it('an announcement is corrected without a new notification, and archived until it is shown again [ORG-156]', async () => {
  const { id } = (await publish({ file: pdf })).body.data;
  const before = (await notified()).length;
  const change = (body: object) =>
    organizer.patch<{ data: Published } & Refused>(`/organizer/announcements/${id}`, body);
  const reader = await main.as('edit');
  const seen = async () =>
    (await reader.get<{ data: { id: number; title_eng: string }[] }>(`${main.path}/announcements`)).body.data.find(
      (one) => one.id === id,
    );
  expect((await change({ title_eng: 'Empties', read_until: '2026-04-25' })).body.data).toMatchObject({
    ...{ id, title_eng: 'Empties', read_until: '2026-04-25', title_rus: values.title_rus, is_archived: false },
  });
  expect([(await seen())?.title_eng, (await notified()).length]).toEqual(['Empties', before]);
  expect(await followers()).toContain(`private-participants.${main.id}`);
  expect((await change({ is_archived: true })).body.data).toMatchObject({ is_archived: true });
  expect(await seen()).toBeUndefined();
  expect((await reader.get(`${main.path}/announcements/${id}`)).status).toBe(404);
  expect((await organizer.post(`/organizer/announcements/${id}/reminders`)).status).toBe(404);
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ is_archived: true });
  await change({ is_archived: false });
  expect((await seen())?.id).toBe(id);
});

it.each([
  [{ title_rus: ' ' }, ['title_rus']],
  [{ read_until: '2020-01-01' }, ['read_until']],
  [{ audience: ['self'] }, ['audience']],
  [{ is_compulsory: false }, ['is_compulsory']],
])('a change of %j is refused [ORG-156]', async (body, fields) => {
  const { id } = (await publish()).body.data;
  const { status, body: refused } = await organizer.patch<Refused>(`/organizer/announcements/${id}`, body);
  expect([status, Object.keys(refused.errors ?? {})]).toEqual([422, fields]);
});
