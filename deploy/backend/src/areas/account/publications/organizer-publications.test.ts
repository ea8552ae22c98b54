import { publicationStatuses } from '@fairfront/shared-kit/domain/account';
import { roles } from '@fairfront/shared-kit/domain/participations';
import { anExhibitorNamed } from '../../../testing/builders/collective-stand';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aStand } from '../../../testing/builders/participations';
import { aPublicationRequest } from '../../../testing/builders/publications';
import { aUser } from '../../../testing/builders/users';
import { multipart } from '../../../testing/multipart';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { OrganizerPublicationRequest, PublicationRequest } from '@fairfront/shared-kit/domain/account/api';

let portal: TestApp;
let organizer: TestCaller;
let editor: TestCaller;
let volga: Exhibitor;
let exhibitor: Exhibitor;
/** A request in every status, the first and the last of the exhibitor, oldest first. */
let known: number[];
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  const { id: exhibition_id } = await anExhibition(portal, { title_rus: 'ТехноФорум', title_eng: 'TechnoForum' });
  exhibitor = await anExhibitor(portal, { exhibition_id });
  volga = await anExhibitorNamed(portal, ['Volga Tools GmbH', 'Volga Tools GmbH'], { exhibition_id });
  await aStand(portal, volga);
  await exhibitor.member('supervisor');
  editor = await exhibitor.as('edit');
  organizer = await portal.as((await aUser(portal, { access: 'manager', lastname: 'Мартынова' })).email);
  const request = async (of: Exhibitor, status: (typeof publicationStatuses)[number], title: string) =>
    (await aPublicationRequest(portal, of, { status, title })).id;
  known = [
    await request(exhibitor, 'posted', 'ТехноФорум'),
    await request(exhibitor, 'rejected', 'ТехноФорум'),
    await request(exhibitor, 'in_work', 'ТехноФорум'),
    await request(volga, 'new', 'Torque wrenches VT-40'),
    await request(exhibitor, 'new', 'ТехноФорум'),
  ];
});
afterAll(() => portal.stop());
beforeEach(() => portal.services.outbox.drain());

interface Page {
  data: OrganizerPublicationRequest[];
  meta: { total: number; last_page: number; per_page: number; counts: Record<string, number> };
}
interface Changed {
  data: OrganizerPublicationRequest;
  errors?: Record<string, string[]>;
}
const path = '/organizer/publication-requests';
const list = (query: Record<string, string> = {}, caller = organizer) => caller.get<Page>(path, { query });
const change = (id: number, body: object, caller = organizer) => caller.patch<Changed>(`${path}/${id}`, body);

const send = async (file?: File) => {
  const { body, headers } = await multipart({ type: 'news', title: 'Открытие', text: 'Ждём', ...(file && { file }) });
  const answer = await editor.post<{ data: PublicationRequest }>(`${exhibitor.path}/publication-requests`, body, {
    headers: headers ?? {},
  });
  await portal.services.outbox.drain();
  return answer.body.data.id;
};
const notices = async (participationId: number) =>
  portal.database.read
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select(['u.email', 'n.message_rus', 'n.message_eng', 'n.subject', 'n.reason'])
    .where('n.type', '=', 'publication')
    .where('n.participation_id', '=', participationId)
    .orderBy('n.id')
    .execute();

it('the organiser sees the requests of all companies with company and exhibition, newest first [ACC-169] [ACC-170]', async () => {
  const { status, body } = await list();
  expect([status, body.data.map(({ id }) => id)]).toEqual([200, known.toReversed()]);
  expect(body.data[1]).toMatchObject({
    title: 'Torque wrenches VT-40',
    exhibitor: { id: volga.id, name_eng: 'Volga Tools GmbH', stands: [expect.anything()] },
    exhibition: { id: exhibitor.exhibitionId, title_eng: 'TechnoForum' },
  });
  expect(body.meta.counts).toEqual({ new: 2, in_work: 1, rejected: 1, posted: 1 });
});

it.each(publicationStatuses)('the list is filtered by status %s and paginated [ACC-170]', async (status) => {
  const { body } = await list({ status, per_page: '1' });
  expect(body.data.map((request) => request.status)).toEqual([status]);
  expect(body.meta).toMatchObject({
    per_page: 1,
    total: body.meta.counts[status],
    last_page: body.meta.counts[status],
  });
  const beyond = await list({ status, per_page: '1', page: '9' });
  expect([beyond.body.data, beyond.body.meta.total]).toEqual([[], body.meta.counts[status]]);
});

it('a status change is shown to the company at once and announced in both languages [ACC-170]', async () => {
  const id = await send();
  await portal.database.read.updateTable('users').set({ can_send_notifications: true }).execute();
  const { status, body } = await change(id, { status: 'in_work' });
  expect([status, body.data]).toEqual([200, expect.objectContaining({ id, status: 'in_work', comment: null })]);
  const events = await portal.events();
  expect(events).toContainEqual(
    expect.objectContaining({
      channel: `private-participants.${exhibitor.id}`,
      event: 'publication-request.updated',
      data: expect.objectContaining({ id, status: 'in_work', updated_at: portal.clock.now().toISOString() }),
    }),
  );
  expect(await notices(exhibitor.id)).toEqual(
    [await exhibitor.member('supervisor'), await exhibitor.member('edit')].map(({ email }) => ({
      email,
      message_rus: '«Открытие»: В работе',
      message_eng: '“Открытие”: In progress',
      subject: { kind: 'publication', id },
      reason: null,
    })),
  );
  const own = await editor.get<{ data: PublicationRequest[] }>(`${exhibitor.path}/publication-requests`);
  expect(own.body.data.find((request) => request.id === id)?.status).toBe('in_work');
  await portal.services.outbox.drain();
  const emails = portal.emails.filter(({ subject }) => subject.includes('Открытие'));
  expect(emails).toHaveLength(2);
  for (const { text } of emails)
    expect(text).toContain(`https://portal.example/participant/${exhibitor.id}/publications`);
});

it('an unchanged status notifies nobody [ACC-170]', async () => {
  const before = (await notices(exhibitor.id)).length;
  expect((await change(known[2] ?? 0, { status: 'in_work' })).status).toBe(200);
  expect([(await notices(exhibitor.id)).length, await portal.events()]).toEqual([before, []]);
});

it('the company sees the reason of a rejection until the next status [ACC-205]', async () => {
  const id = await send();
  const shown = async () =>
    (await editor.get<{ data: PublicationRequest[] }>(`${exhibitor.path}/publication-requests`)).body.data.find(
      (request) => request.id === id,
    )?.comment;
  await change(id, { status: 'rejected', comment: ' Замените снимок ' });
  expect(await shown()).toBe('Замените снимок');
  expect((await notices(exhibitor.id)).at(-1)?.reason).toBe('Замените снимок');
  await change(id, { status: 'in_work' });
  expect(await shown()).toBeNull();
  const long = await change(id, { status: 'rejected', comment: 'я'.repeat(1001) });
  expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['comment']]);
});

it('the organiser downloads the file of a request [ACC-170]', async () => {
  const id = await send(new File(['%PDF-1.7\n%%EOF'], 'План.pdf'));
  const file = await organizer.get(`${path}/${id}/file`);
  expect([file.status, file.raw.toString(), file.headers['content-disposition']]).toEqual([
    200,
    '%PDF-1.7\n%%EOF',
    expect.stringMatching(/^attachment; /),
  ]);
  expect((await organizer.get(`${path}/${known[0]}/file`)).status).toBe(404);
});

it.each([
  ...roles.map((role) => ['self', role] as const),
  ...(['collective', 'installer', 'sub'] as const).map((type) => [type, 'supervisor'] as const),
])('type %s, role %s gets 403 when reading, writing and downloading files [ACC-170]', async (type, role) => {
  const at = { exhibition_id: exhibitor.exhibitionId, type, parent_id: type === 'sub' ? volga.id : null };
  const caller = await (type === 'self' ? exhibitor : await anExhibitor(portal, at)).as(role);
  const answers = [
    await list({}, caller),
    await change(known[0] ?? 0, { status: 'new' }, caller),
    await caller.get(`${path}/${known[0]}/file`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(answers.map(({ raw }) => raw.includes('ТехноФорум'))).toEqual([false, false, false]);
});

it('visitors, unknown statuses and unknown requests are refused [ACC-170]', async () => {
  expect((await list({}, portal.visitor)).status).toBe(401);
  expect((await list({ status: 'other' })).status).toBe(422);
  expect((await change(known[0] ?? 0, { status: 'other' })).status).toBe(422);
  expect((await change(999_999, { status: 'new' })).status).toBe(404);
});

interface Decided {
  data: { id: number; ok: boolean; is_changed: boolean; error: { code: string } | null; decision: object | null }[];
}
const decide = (items: object[], caller = organizer) =>
  caller.post<Decided>('/organizer/publication-decisions', { items });

it('one call sets the status of many publication requests, except those that a colleague has finished [ORG-357]', async () => {
  const [first, second] = [await send(), await send()];
  await change(second, { status: 'posted' });
  const items = [first, second, 999_999].map((id) => ({ id, status: 'rejected', comment: 'Реклама' }));
  const { body } = await decide(items);
  expect(body.data).toMatchObject([
    { id: first, ok: true, is_changed: true, decision: { status: 'rejected', comment: 'Реклама' } },
    { id: second, ok: false, error: { code: 'decided_meanwhile' }, decision: { status: 'posted' } },
    { id: 999_999, ok: false, decision: null },
  ]);
  expect(body.data[1]?.decision).toMatchObject({ decided_by: { lastname: 'Мартынова' } });
  expect((await decide(items)).body.data.map(({ is_changed }) => is_changed)).toEqual([false, false, false]);
  expect((await organizer.get(`${path}/${first}`)).body).toMatchObject({
    data: { status: 'rejected', decision: { decided_by: { lastname: 'Мартынова' } } },
  });
});

it('the queue has what waits in an exhibition, narrowed by title and company, and is counted [ORG-357]', async () => {
  const id = await send();
  const exhibition = (await organizer.get<Changed>(`${path}/${id}`)).body.data.exhibition.id;
  const query = { status: 'open', order: 'oldest', exhibition_id: String(exhibition), per_page: '100' };
  const { body } = await list(query);
  expect(body.data.at(-1)?.id).toBe(id);
  expect(body.data.every(({ status }) => status === 'new' || status === 'in_work')).toBe(true);
  expect(body.meta.total).toBe((body.meta.counts['new'] ?? 0) + (body.meta.counts['in_work'] ?? 0));
  expect((await list({ ...query, search: 'открытие' })).body.data.map((one) => one.id)).toContain(id);
  expect((await list({ ...query, search: 'nothing like that' })).body.meta.total).toBe(0);
});
