import { aParticipation, type Participation } from '../../../testing/builders/participations';
import { asMember, asStaff } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
let reader: TestCaller;
let participation: Participation;
let path: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  participation = await aParticipation(portal);
  path = `/organizer/exhibitions/${participation.exhibition_id}/library`;
  organizer = await asStaff(portal);
  reader = await asMember(portal, participation, 'read');
  await add();
});
afterAll(() => portal.stop());

interface Item {
  id: number;
  title_rus: string;
  files: { id: number; locale: string; original_name: string; size: number }[];
}
const titles = { title_rus: 'Памятка монтажника', title_eng: 'Leaflet for installers' };
const add = async (): Promise<Item> =>
  (await organizer.post<{ data: Item }>(path, { type: 'general-terms', ...titles })).body.data;
const shown = async (caller = reader, address = `/participants/${participation.id}/library`) =>
  (await caller.get<{ data: Item[] }>(address, { query: { type: 'general-terms' } })).body.data;
const attach = (itemId: number, locale: string, content: string) => {
  const boundary = '----fairfront';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return organizer.post<{ data: Item['files'][number]; code?: string }>(
    `/organizer/library/${itemId}/files/${locale}`,
    Buffer.from(`${head}${content}\r\n--${boundary}--\r\n`),
    { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
  );
};

it('the organiser adds a document with one file per language, replaces a file, and participations see the result [ACC-206]', async () => {
  const { id } = await add();
  const first = await attach(id, 'ru', '%PDF-1.7 first');
  expect([first.status, first.body.data]).toEqual([
    201,
    { id: expect.any(Number), locale: 'ru', original_name: 'Памятка монтажника.pdf', size: 14 },
  ]);
  const second = await attach(id, 'ru', '%PDF-1.7 second');
  await attach(id, 'en', '%PDF-1.7 in English');
  const item = (await shown()).at(-1);
  expect(item).toMatchObject({ id, ...titles });
  expect(item?.files.map(({ id: file, locale }) => [file, locale])).toEqual([
    [second.body.data.id, 'ru'],
    [expect.any(Number), 'en'],
  ]);
  expect((await reader.get(`/files/${second.body.data.id}/download`)).raw.toString()).toBe('%PDF-1.7 second');
  expect((await reader.get(`/files/${first.body.data.id}/download`)).status).toBe(404);
  expect((await shown(organizer, path)).at(-1)?.id).toBe(id);
});

it('the organiser renames a library document, archives it and shows it again [ORG-155]', async () => {
  const { id } = await add();
  const { body: file } = await attach(id, 'en', '%PDF-1.7');
  const change = (body: object) =>
    organizer.patch<{ data: Item & { is_archived: boolean } }>(`/organizer/library/${id}`, body);
  expect((await change({ title_eng: 'Rules' })).body.data).toMatchObject({
    ...titles,
    title_eng: 'Rules',
    is_archived: false,
  });
  expect((await shown()).find((item) => item.id === id)?.files[0]?.original_name).toBe('Rules.pdf');
  expect((await change({ is_archived: true })).body.data.is_archived).toBe(true);
  expect((await shown()).map((item) => item.id)).not.toContain(id);
  expect((await shown(organizer, path)).find((item) => item.id === id)).toMatchObject({ is_archived: true });
  expect((await reader.get(`/files/${file.data.id}/download`)).status).toBe(404);
  await change({ is_archived: false });
  expect((await reader.get(`/files/${file.data.id}/download`)).status).toBe(200);
  expect([(await change({ title_rus: '' })).status, (await change({ titel: 'x' })).status]).toEqual([422, 422]);
  expect((await organizer.patch('/organizer/library/999999', { is_archived: true })).status).toBe(404);
  const log = portal.database.read
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'library-item.changed');
  expect((await log.where('subject', '=', `library-item ${id}`).orderBy('id').execute())[0]?.details).toEqual({
    title_eng: { from: titles.title_eng, to: 'Rules' },
  });
});

it('deleting a library document deletes its files [ACC-206]', async () => {
  const { id } = await add();
  const { body } = await attach(id, 'en', '%PDF-1.7');
  expect((await organizer.delete(`/organizer/library/${id}`)).status).toBe(204);
  expect((await shown()).map((item) => item.id)).not.toContain(id);
  expect((await reader.get(`/files/${body.data.id}/download`)).status).toBe(404);
  expect((await organizer.delete(`/organizer/library/${id}`)).status).toBe(404);
  const removals = await portal.database.read
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'file-removal')
    .execute();
  expect(removals.length).toBeGreaterThan(0);
});

it('the library refuses files that are not PDF, unknown documents and exhibitions, empty titles and other users [ACC-206]', async () => {
  const { id } = await add();
  const noPdf = await attach(id, 'ru', 'hello');
  expect([noPdf.status, noPdf.body.code]).toEqual([422, 'file_format']);
  expect((await attach(999_999, 'ru', '%PDF-1.7')).status).toBe(404);
  expect((await attach(id, 'de', '%PDF-1.7')).status).toBe(404);
  expect(
    (await organizer.post('/organizer/exhibitions/999999/library', { type: 'general-terms', ...titles })).status,
  ).toBe(404);
  const empty = await organizer.post(path, { type: 'general-terms', title_rus: ' ', title_eng: '' });
  expect(empty.status).toBe(422);
  const supervisor = await asMember(portal, participation, 'supervisor');
  const calls = [
    supervisor.get(path, { query: { type: 'general-terms' } }),
    supervisor.post(path, { type: 'general-terms', ...titles }),
    supervisor.delete(`/organizer/library/${id}`),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403]);
});
