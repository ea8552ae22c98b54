import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { publicationFileRules } from '@fairfront/shared-kit/domain/account';
import type { EventType, Role } from '@fairfront/shared-kit/domain/participations';
import { aCollectiveStand } from '../../../testing/builders/collective-stand';
import { anExhibitor, aStaffCaller, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aPublicationRequest } from '../../../testing/builders/publications';
import { hostileFiles } from '../../../testing/hostile-files';
import { multipart } from '../../../testing/multipart';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { PublicationRequest } from '@fairfront/shared-kit/domain/account/api';

let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  editor = await exhibitor.as('edit');
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.database.read.deleteFrom('publication_requests').execute();
  await portal.services.files.remove(...(await storedFiles()));
  await portal.services.outbox.drain();
});

interface Answer {
  data: PublicationRequest;
  code?: string;
  errors?: Record<string, string[]>;
}
const path = (id = exhibitor.id) => `/participants/${id}/publication-requests`;
const words = { type: 'product', title: ' Станок СМ-1200 ', text: 'Первая строка\r\nВторая строка ' };
type Fields = Record<string, string | File | File[]>;

const send = async (
  fields: Fields,
  { caller = editor, id, key, locale }: { caller?: TestCaller; id?: number; key?: string; locale?: string } = {},
) => {
  const { body, headers } = await multipart(fields);
  const more = { ...(key ? { 'idempotency-key': key } : {}), ...(locale ? { 'accept-language': locale } : {}) };
  return caller.post<Answer>(path(id), body, { headers: { ...headers, ...more } });
};
const expectAccess = async (
  caller: TestCaller,
  { id }: Exhibitor,
  { reads, sends }: { reads: number; sends: number },
) => {
  const before = (await storedFiles()).length;
  const sent = await send({ ...words, file: pdf() }, { caller, id });
  expect([(await list(caller, id)).status, sent.status]).toEqual([reads, sends]);
  expect((await storedFiles()).length - before).toBe(sends === 201 ? 1 : 0);
};
const list = async (caller = editor, id?: number) => caller.get<{ data: PublicationRequest[] }>(path(id));
const storedFiles = () => portal.services.files.namesBefore(new Date(8_640_000_000_000_000));
const png = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ],
    'Станок.png',
  );
const pdf = (name = 'a.pdf', bytes = 14) => new File(['%PDF-1.7\n'.padEnd(bytes - 5, ' '), '%%EOF'], name);

it('a request is stored with its file, returned, and shown first in the list and in open tabs [ACC-166]', async () => {
  const { status, body } = await send({ ...words, file: await png() });
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(Number),
      type: 'product',
      title: 'Станок СМ-1200',
      text: 'Первая строка\nВторая строка',
      status: 'new',
      comment: null,
      created_at: portal.clock.now().toISOString(),
      file: { original_name: 'Станок.png', extension: 'png', size: (await png()).size },
    },
  ]);
  const second = await send({ ...words, type: 'news' });
  expect(second.body.data).toMatchObject({ type: 'news', file: null });
  expect((await list()).body.data).toEqual([second.body.data, body.data]);
  expect(await portal.events()).toContainEqual({
    channel: `private-participants.${exhibitor.id}`,
    event: 'publication-request.updated',
    data: expect.objectContaining({ id: body.data.id, status: 'new', updated_at: portal.clock.now().toISOString() }),
  });
});

it('the file is downloaded unchanged, and only by the company that sent it [ACC-166]', async () => {
  const { id } = (await send({ ...words, file: await png() })).body.data;
  const address = `${path()}/${id}/file`;
  const file = await editor.get(address);
  expect([file.status, file.raw.equals(Buffer.from(await (await png()).arrayBuffer()))]).toEqual([200, true]);
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; /),
  });
  const other = await anExhibitor(portal);
  const nonMember = await other.as('supervisor');
  // through the address of that company and through that of the caller’s own participation
  for (const wrong of [address, `${path(other.id)}/${id}/file`]) expect((await nonMember.get(wrong)).status).toBe(404);
  const { id: bare } = (await send(words)).body.data;
  expect((await editor.get(`${path()}/${bare}/file`)).status).toBe(404);
  const [stored] = await storedFiles();
  expect((await portal.app.inject({ method: 'GET', url: `/storage/${stored ?? ''}` })).statusCode).toBe(404);
});

it.each([
  [{ type: '', title: '', text: ' ' }, ['type', 'title', 'text']],
  [{ ...words, type: 'other' }, ['type']],
  [{ ...words, title: 'ё'.repeat(201) }, ['title']],
  [{ ...words, title: 'a\u2028b' }, ['title']],
  [{ ...words, text: 'я'.repeat(5001) }, ['text']],
])(
  'a request that breaks a rule is refused at the fields concerned and not stored [ACC-166] %#',
  async (fields, named) => {
    const { status, body } = await send({ ...fields, file: pdf() });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, named]);
    expect([(await list()).body.data, await storedFiles()]).toEqual([[], []]);
  },
);

it('texts of exactly the maximum length are accepted, with CRLF counted as one character [ACC-166]', async () => {
  const text = `${'я\n'.repeat(2499)}яя`;
  const { status, body } = await send({ type: 'news', title: '😀'.repeat(200), text });
  expect([status, body.data.text.length, [...body.data.title].length]).toEqual([201, 5000, 200]);
});

it('errors are in the language of the reader [ACC-166]', async () => {
  const russian = await send({ ...words, title: '' });
  const english = await send({ ...words, title: '' }, { locale: 'en' });
  expect([russian.body.errors, english.body.errors]).toEqual([
    { title: ['Заполните поле'] },
    { title: ['Fill in this field'] },
  ]);
});

it.each([
  ['script.exe', pdf('script.exe'), 'Подойдёт файл'],
  ['a picture that is text', new File(['<svg/>'], 'a.png'), 'Файл повреждён'],
  ['a page with the name of a PDF', new File(['<html></html>'], 'a.pdf'), 'Файл повреждён'],
  ['a document that is an archive', new File(['PK\u0003\u0004'], 'a.docx'), 'Файл повреждён'],
  ['nothing', new File([], 'a.pdf'), 'Файл пустой'],
  ['a name that turns its direction', pdf('a\u202efdp.pdf'), 'Переименуйте'],
  ['one byte too many', pdf('a.pdf', publicationFileRules.limit + 1), 'Файл больше 10'],
  ['two files', [pdf(), pdf('b.pdf')], 'Приложите один файл'],
])('%s is refused at the file field, and nothing is stored [ACC-166]', async (_what, file, text) => {
  const { status, body } = await send({ ...words, file });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['file']]);
  expect(body.errors?.['file']?.[0]).toContain(text);
  expect([(await list()).body.data, await storedFiles()]).toEqual([[], []]);
});

it('a file of exactly 10 MB is accepted, and its extension in any case [ACC-166]', async () => {
  const { status, body } = await send({ ...words, file: pdf('PLAN.PDF', publicationFileRules.limit) });
  expect([status, body.data.file]).toEqual([
    201,
    { original_name: 'PLAN.PDF', extension: 'pdf', size: publicationFileRules.limit },
  ]);
});

it('every hostile file is refused and none is stored [ACC-166]', async () => {
  const before = await storedFiles();
  for (const extension of publicationFileRules.types) {
    for (const bytes of hostileFiles) {
      const { status } = await send({ ...words, file: new File([new Uint8Array(bytes)], `a.${extension}`) });
      expect([extension, status]).toEqual([extension, 422]);
    }
  }
  expect(await storedFiles()).toEqual(before);
});

it('a repeated call creates one request with one file [ACC-166] [SHELL-229]', async () => {
  const before = (await storedFiles()).length;
  const key = randomUUID();
  const first = await send({ ...words, file: pdf() }, { key });
  const again = await send({ ...words, file: pdf() }, { key });
  expect([again.status, again.body]).toEqual([201, first.body]);
  const other = await send({ ...words, title: 'Другой', file: pdf() }, { key });
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  expect([(await list()).body.data.length, (await storedFiles()).length - before]).toEqual([1, 1]);
});

it.each<[Role, EventType, boolean]>([
  ['supervisor', 'self', true],
  ['admin', 'self', true],
  ['edit', 'self', true],
  ['read', 'self', false],
  ['installer', 'self', false],
  ['supervisor', 'collective', true],
  ['supervisor', 'installer', true],
  ['supervisor', 'part-time', true],
  ['supervisor', 'organizer-and-media', true],
  ['supervisor', 'special-project', true],
])('role %s in a participation of type %s sends requests: %s [ACC-166]', async (role, type, sends) => {
  const own = await anExhibitor(portal, { type });
  await expectAccess(await own.as(role), own, { reads: 200, sends: sends ? 201 : 403 });
});

it('a sub-exhibitor sends requests if it prepares itself, and its collective organiser always [ACC-166]', async () => {
  const { host, rezets, frezer } = await aCollectiveStand(portal);
  const parent = await host.as('supervisor');
  for (const sub of [rezets, frezer]) await expectAccess(parent, sub, { reads: 200, sends: 201 });
  await expectAccess(await rezets.as('edit'), rezets, { reads: 200, sends: 201 });
  await expectAccess(await frezer.as('edit'), frezer, { reads: 200, sends: 403 });
  await expectAccess(await rezets.as('edit'), host, { reads: 404, sends: 404 });
});

it('another company and staff of the organiser neither read nor send requests [ACC-166]', async () => {
  for (const caller of [await aStranger(portal), await aStaffCaller(portal)])
    await expectAccess(caller, exhibitor, { reads: 404, sends: 404 });
});

it('visitors get 401, and no company sees the requests of another [ACC-166]', async () => {
  expect([(await list(portal.visitor)).status, (await send(words, { caller: portal.visitor })).status]).toEqual([
    401, 401,
  ]);
  const other = await anExhibitor(portal);
  await send(words);
  await aPublicationRequest(portal, other, { title: 'Torque wrenches VT-40' });
  const own = (await list(await other.as('supervisor'), other.id)).body.data.map(({ title }) => title);
  expect(own).toEqual(['Torque wrenches VT-40']);
});
