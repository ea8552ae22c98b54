import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { aManager } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aMessage, anOrder } from '../../../testing/builders/orders';
import { aParticipation, aSubExhibitor } from '../../../testing/builders/participations';
import { aPricedService } from '../../../testing/builders/priced-services';
import { aMember, asMember } from '../../../testing/builders/users';
import { multipart } from '../../../testing/multipart';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { OrderMessage, Order } from '@fairfront/shared-kit/domain/services/api';

let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
let orderId: number;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  await exhibitor.member('edit');
  const names = { name: 'Павел', lastname: 'Дементьев', middlename: 'Ильич' };
  await portal.database.read.updateTable('users').set(names).execute();
  editor = await exhibitor.as('edit');
  orderId = (await anOrder(portal, exhibitor)).id;
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.database.read.deleteFrom('order_messages').execute();
  await portal.services.outbox.drain();
});

interface Refusal {
  code?: string;
  errors?: Record<string, string[]>;
}
const path = (id = orderId) => `${exhibitor.path}/additional-orders/${id}/messages`;

const send = async (
  text: string,
  files: File[] = [],
  { caller = editor, key, id }: { caller?: TestCaller; key?: string; id?: number } = {},
) => {
  const { body, headers } = await multipart({ text, 'files[]': files });
  return caller.post<{ data: OrderMessage } & Refusal>(path(id), body, {
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
};
const read = (query = '', caller = editor) =>
  caller.get<{ data: OrderMessage[]; meta: { has_earlier: boolean; read_by_organizer_id: number } }>(path() + query);
const pdf = (name = 'plan.pdf') => new File(['%PDF-1.7\n%%EOF'], name);
const storedFiles = () => portal.services.files.namesBefore(new Date(8_640_000_000_000_000));

/** A message of the organiser. */
const fromManager = async () => {
  const { id: manager_id } = await aManager(portal, exhibitor.exhibitionId);
  await aMessage(portal, { id: orderId }, { sender: 'manager', manager_id, text: 'Готово' });
};

it('a message is stored with text and files, returned completely and shown in open tabs [SVC-016, SVC-118, SVC-120, SVC-142]', async () => {
  const { status, body } = await send('  Нужна розетка у стойки ', [pdf('план стенда.pdf')]);
  expect(status).toBe(201);
  expect(body.data).toEqual({
    id: expect.any(Number),
    from: 'user',
    text: 'Нужна розетка у стойки',
    created_at: portal.clock.now().toISOString(),
    user: { id: (await exhibitor.member('edit')).id, name: 'Павел', lastname: 'Дементьев', middlename: 'Ильич' },
    manager: null,
    files: [{ id: expect.any(Number), original_name: 'план стенда.pdf', extension: 'pdf', size: 14 }],
  });
  const events = await portal.events();
  expect(events.filter(({ event }) => event === 'additional-order.message-created')).toEqual([
    expect.objectContaining({
      channel: `private-participants.${exhibitor.id}`,
      data: expect.objectContaining({ order_id: orderId, message: body.data, updated_at: expect.any(String) }),
    }),
  ]);
  expect((await read()).body.data).toEqual([body.data]);
});

it('messages are listed by pages from the newest, oldest first within a page [SVC-106, SVC-107]', async () => {
  for (let index = 1; index <= 5; index += 1) await send(`№ ${index}`);
  const newest = await read('?limit=2');
  expect(newest.body.data.map(({ text }) => text)).toEqual(['№ 4', '№ 5']);
  expect(newest.body.meta.has_earlier).toBe(true);
  const earlier = await read(`?limit=3&before=${newest.body.data[0]?.id ?? 0}`);
  expect([earlier.body.data.map(({ text }) => text), earlier.body.meta.has_earlier]).toEqual([
    ['№ 1', '№ 2', '№ 3'],
    false,
  ]);
});

it('a message of the manager shows the manager’s name in both languages [SVC-016, SVC-111]', async () => {
  await fromManager();
  const [message] = (await read()).body.data;
  expect(message).toMatchObject({
    from: 'manager',
    user: null,
    manager: { lastname_rus: 'Мартынова', lastname_eng: 'Martynova' },
  });
});

it('unread manager messages are counted per reader, who can mark them as read with view rights [SVC-115]', async () => {
  const reader = await exhibitor.as('read');
  const unread = async (caller: TestCaller) =>
    (await caller.get<{ data: Order[] }>(`${exhibitor.path}/additional-orders`)).body.data.find(
      ({ id }) => id === orderId,
    )?.unread_messages_count;
  await fromManager();
  await fromManager();
  expect([await unread(editor), await unread(reader)]).toEqual([2, 2]);
  const marked = await reader.post(`${path()}/read-all`);
  expect([marked.status, marked.raw.length]).toEqual([204, 0]);
  expect([await unread(editor), await unread(reader)]).toEqual([2, 0]);
  await send('Спасибо');
  expect(await unread(reader)).toBe(0);
});

it('a message is sent once per key, whatever the connection does [SVC-166, SHELL-229]', async () => {
  const key = randomUUID();
  const first = await send('Когда монтаж?', [pdf()], { key });
  const again = await send('Когда монтаж?', [pdf()], { key });
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await read()).body.data).toHaveLength(1);
});

describe('a message is refused at the field concerned, and no file is stored, for', () => {
  const gif = new File(['GIF89a'], 'photo.png');
  const cases: [title: string, text: string, files: () => File[] | Promise<File[]>, field: string, message: string][] =
    [
      ['an empty message [SVC-116]', '  ', () => [], 'text', 'Напишите сообщение или прикрепите файл'],
      ['a text of 4001 characters [SVC-121]', 'ё'.repeat(4001), () => [], 'text', 'Не более 4000 символов'],
      [
        'eleven files [SVC-121]',
        'a',
        () => Array.from({ length: 11 }, () => pdf()),
        'files',
        'К одному сообщению можно прикрепить не более 10 файлов',
      ],
      [
        'a program [SVC-121]',
        'a',
        () => [pdf(), new File(['MZ'], 'setup.exe')],
        'files.1',
        'Прикрепите файл одного из типов: PDF, JPG, PNG, DOC, DOCX, XLS, XLSX, ZIP',
      ],
      ['an empty file [SVC-157]', 'a', () => [new File([''], 'plan.pdf')], 'files.0', 'Файл пустой'],
      [
        '10 MB and a byte [SVC-121]',
        'a',
        () => [new File([`%PDF-${' '.repeat(10_485_752)}%%EOF`.slice(0, 10_485_761).padEnd(10_485_761)], 'plan.pdf')],
        'files.0',
        'Файл больше 10\u00a0МБ',
      ],
      [
        'a picture of another kind [SVC-157]',
        'a',
        () => [gif],
        'files.0',
        'Содержимое файла не соответствует его типу, или файл повреждён',
      ],
      [
        'a broken PDF [SVC-157]',
        'a',
        () => [new File(['%PDF-1.7'], 'plan.pdf')],
        'files.0',
        'Содержимое файла не соответствует его типу, или файл повреждён',
      ],
      [
        'an encrypted PDF [SVC-157]',
        'a',
        () => [new File(['%PDF-1.7\ntrailer<</Encrypt 5 0 R>>\n%%EOF'], 'plan.pdf')],
        'files.0',
        'Содержимое файла не соответствует его типу, или файл повреждён',
      ],
      [
        'a text called workbook [SVC-157]',
        'a',
        () => [new File(['a;b'], 'list.xlsx')],
        'files.0',
        'Содержимое файла не соответствует его типу, или файл повреждён',
      ],
      [
        'a name that turns its direction [SVC-157]',
        'a',
        () => [new File(['%PDF-1.7\n%%EOF'], 'plan\u202Efdp.pdf')],
        'files.0',
        'Переименуйте файл: в его имени есть недопустимые символы',
      ],
    ];
  it.each(cases)('%s', async (_title, text, files, field, message) => {
    const before = await storedFiles();
    const { status, body } = await send(text, await files());
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect((await read()).body.data).toEqual([]);
    expect(await storedFiles()).toEqual(before);
  });

  it('a JSON body [SVC-118]', async () => {
    const { status, body } = await editor.post<Refusal>(path(), { text: 'a' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['text']]);
  });
});

it('pictures and archives whose content matches their extension are accepted [SVC-121, SVC-157]', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a5a6b' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await send('', [new File([new Uint8Array(picture)], 'Стенд.JPEG')]);
  expect([status, body.data.files[0]?.extension]).toEqual([201, 'jpeg']);
});

it('a chat file is not available at the public address of logos [SVC-157]', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a5a6b' } })
    .png()
    .toBuffer();
  await send('', [new File([new Uint8Array(picture)], 'a.png')]);
  const { stored_name: name } = await portal.database.read
    .selectFrom('order_files')
    .select('stored_name')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const response = await portal.app.inject({ method: 'GET', url: `/storage/${name}` });
  expect(response.statusCode).toBe(404);
});

it('sending requires the right to order, and orders of other participations answer 404 [SVC-004, SVC-103, SVC-120]', async () => {
  const reader = await exhibitor.as('read');
  expect((await send('a', [], { caller: reader })).status).toBe(403);
  const other = await aStranger(portal);
  expect((await read('', other)).status).toBe(404);
  expect((await send('a', [], { id: 999_999 })).status).toBe(404);
});

it('a sub-exhibitor sees no names of its collective organiser’s people in chat, history and live events [SHELL-218]', async () => {
  const lastname = 'Щукина';
  const collective = await aParticipation(portal, { type: 'collective' });
  const sub = await aSubExhibitor(portal, collective);
  const { email } = await aMember(portal, collective, 'supervisor', { lastname });
  const reader = await asMember(portal, sub, 'edit');
  const organiser = await portal.as(email);
  const { id } = await aPricedService(portal);
  expect((await organiser.post(`/participants/${sub.id}/cart-items/${id}`, { quantity: 1 })).status).toBe(201);
  const placed = await organiser.post<{ data: Order }>(`/participants/${sub.id}/additional-orders`, {});
  const ofSub = `/participants/${sub.id}/additional-orders/${placed.body.data.id}`;
  await organiser.call('POST', `${ofSub}/messages`, await multipart({ text: 'Добрый день' }));
  const live = JSON.stringify(await portal.events());
  const answers = await Promise.all([reader.get(`${ofSub}/messages`), reader.get(ofSub)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(live).toContain('Добрый день');
  for (const text of [live, ...answers.map(({ body }) => JSON.stringify(body))]) expect(text).not.toContain(lastname);
});
