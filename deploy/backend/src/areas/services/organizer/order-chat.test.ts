import { randomUUID } from 'node:crypto';
import type {
  Order,
  OrderDetail,
  OrderDocument,
  OrderMessage,
  OrganizerOrder,
} from '@fairfront/shared-kit/domain/services/api';
import { aManager } from '../../../testing/builders/exhibitions';
import { aStaffCaller, anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { anOrder } from '../../../testing/builders/orders';
import { multipart } from '../../../testing/multipart';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Chats and documents as the organiser uses them. */
let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
let staff: TestCaller;
let orderId: number;
let ofEveryTab: string;
let ofEveryDesk: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  [editor, staff] = [await exhibitor.as('edit'), await aStaffCaller(portal)];
  await aManager(portal, exhibitor.exhibitionId, { lastname_rus: 'Мартынова', lastname_eng: 'Martynova' });
  orderId = (await anOrder(portal, exhibitor)).id;
  [ofEveryTab, ofEveryDesk] = [`private-participants.${exhibitor.id}`, `private-organizers.${exhibitor.exhibitionId}`];
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.services.outbox.drain();
  portal.emails.length = 0;
  for (const table of ['order_messages', 'order_files', 'order_reads', 'outbox'] as const) {
    await portal.database.read.deleteFrom(table).execute();
  }
});

interface Refusal {
  code?: string;
  errors?: Record<string, string[]>;
}
const ofStaff = (id = orderId) => `/organizer/additional-orders/${id}`;
const ofEditor = () => `${exhibitor.path}/additional-orders/${orderId}`;
const pdf = (name = 'план.pdf') => new File(['%PDF-1.7\n%%EOF'], name);
const write = async (text: string, files: File[] = [], key?: string) => {
  const { headers, ...form } = await multipart({ text, 'files[]': files });
  return staff.call<{ data: OrderMessage } & Refusal>('POST', `${ofStaff()}/messages`, {
    ...form,
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
};
const say = async (text: string, files: File[] = []) =>
  editor.call<{ data: OrderMessage }>('POST', `${ofEditor()}/messages`, await multipart({ text, 'files[]': files }));
const attach = async (fields: Record<string, string | File>, id = orderId, language = 'ru') => {
  const { headers, ...form } = await multipart(fields);
  return staff.call<{ data: OrderDocument } & Refusal>('POST', `${ofStaff(id)}/documents`, {
    ...form,
    headers: { ...headers, 'accept-language': language },
  });
};
const chatOfEditor = async () =>
  (await editor.get<{ data: OrderMessage[]; meta: { read_by_organizer_id: number } }>(`${ofEditor()}/messages`)).body;
const eventsOf = async (name: string) => (await portal.events()).filter(({ event }) => event === name);
const storedFiles = () => portal.services.files.namesBefore(new Date(8_640_000_000_000_000));

describe('the order chat', () => {
  it('sends a message of staff in the name of a manager, live and as a notification to the exhibitor [SVC-016, SVC-144, SVC-145]', async () => {
    const { status, body } = await write(' Белых диванов нет ', [pdf()]);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      from: 'manager',
      text: 'Белых диванов нет',
      user: null,
      manager: { lastname_rus: 'Мартынова', lastname_eng: 'Martynova' },
      files: [expect.objectContaining({ original_name: 'план.pdf' })],
    });
    expect(await eventsOf('additional-order.message-created')).toEqual([
      expect.objectContaining({
        channel: ofEveryTab,
        data: expect.objectContaining({ order_id: orderId, message: body.data }),
      }),
    ]);
    const [newest] = (await editor.get<{ data: { data: object }[] }>('/notifications')).body.data;
    expect(newest?.data).toMatchObject({
      message_rus: `Новое сообщение в заказе №\u00a0${orderId}`,
      subject: { kind: 'chat', id: orderId },
    });
    const [order] = (await editor.get<{ data: Order[] }>(`${exhibitor.path}/additional-orders`)).body.data;
    expect(order?.unread_messages_count).toBe(1);
  });

  it('tells staff live when the exhibitor has read their messages, once [ORG-401]', async () => {
    const { id } = (await write('Готово')).body.data;
    await portal.services.outbox.drain();
    await editor.post(`${ofEditor()}/messages/read-all`);
    await editor.post(`${ofEditor()}/messages/read-all`);
    expect(await eventsOf('order.messages-read')).toEqual([
      expect.objectContaining({
        channel: ofEveryDesk,
        data: { order_id: orderId, read_by_exhibitor_id: id },
      }),
    ]);
    const chat = await staff.get<{ meta: object }>(`${ofStaff()}/messages`);
    expect(chat.body.meta).toMatchObject({ read_by_exhibitor_id: id });
  });

  it('tells the desk that the queue of orders has changed when the exhibitor writes [ORG-401]', async () => {
    await say('Когда привезёте?');
    expect(await eventsOf('queue.changed')).toContainEqual(
      expect.objectContaining({ channel: ofEveryDesk, data: { queue: 'orders' } }),
    );
  });

  it('lets staff and exhibitor download each other’s files [SVC-102, SVC-180]', async () => {
    const fromStaff = (await write('', [pdf()])).body.data.files[0]?.id ?? 0;
    const fromEditor = (await say('', [pdf('схема.pdf')])).body.data.files[0]?.id ?? 0;
    const downloads = [
      await editor.get(`${ofEditor()}/download/files/${fromStaff}`),
      await staff.get(`${ofStaff()}/files/${fromEditor}`),
    ];
    for (const { status, raw, headers } of downloads) {
      expect([status, raw.toString()]).toEqual([200, '%PDF-1.7\n%%EOF']);
      expect(headers['content-disposition']).toContain('attachment');
    }
    expect((await staff.get(`${ofStaff()}/files/999999`)).status).toBe(404);
    expect((await staff.get(`${ofStaff(999_999)}/files/${fromEditor}`)).status).toBe(404);
    const download = await staff.get(`${ofStaff()}/download`);
    expect([download.status, download.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('sends a message once per key [SVC-166, SHELL-229]', async () => {
    const key = randomUUID();
    const files = (await storedFiles()).length;
    const first = await write('Готово', [pdf()], key);
    const again = await write('Готово', [pdf()], key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await chatOfEditor()).data).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(files + 1);
  });

  it('refuses what the exhibitor may not send either, and stores no file [SVC-116, SVC-157]', async () => {
    const before = await storedFiles();
    const empty = await write('  ');
    expect([empty.status, empty.body.errors]).toEqual([422, { text: ['Напишите сообщение или прикрепите файл'] }]);
    const broken = await write('a', [new File(['MZ'], 'plan.pdf')]);
    expect([broken.status, Object.keys(broken.body.errors ?? {})]).toEqual([422, ['files.0']]);
    expect(await storedFiles()).toEqual(before);
  });

  it('is marked as read for all staff, which the exhibitor sees at once [SVC-166]', async () => {
    const { id } = (await say('Есть ли синие?')).body.data;
    await portal.services.outbox.drain();
    const unread = async () =>
      (await staff.get<{ data: OrganizerOrder[] }>('/organizer/additional-orders?unread=1')).body.data.length;
    expect([await unread(), (await chatOfEditor()).meta.read_by_organizer_id]).toEqual([1, 0]);
    const { status, raw } = await staff.post(`${ofStaff()}/messages/read-all`);
    expect([status, raw.length]).toEqual([204, 0]);
    expect([await unread(), (await chatOfEditor()).meta.read_by_organizer_id]).toEqual([0, id]);
    expect(await eventsOf('additional-order.messages-read')).toEqual([
      expect.objectContaining({
        channel: ofEveryTab,
        data: expect.objectContaining({ order_id: orderId, read_by_organizer_id: id }),
      }),
    ]);
    await portal.services.outbox.drain();
    await staff.post(`${ofStaff()}/messages/read-all`);
    expect(await portal.events()).toEqual([]);
  });

  it('is marked as read by answering [SVC-166]', async () => {
    const { id } = (await say('Есть ли синие?')).body.data;
    await write('Да');
    expect((await chatOfEditor()).meta.read_by_organizer_id).toBeGreaterThan(id);
  });

  it('is paginated [SVC-106, SVC-180]', async () => {
    for (const text of ['1', '2', '3']) await say(text);
    const page = async (query: string) =>
      (await staff.get<{ data: OrderMessage[]; meta: object }>(`${ofStaff()}/messages${query}`)).body;
    const newest = await page('?limit=2');
    expect(newest.data.map(({ text }) => text)).toEqual(['2', '3']);
    expect(newest.meta).toMatchObject({ has_earlier: true });
    expect((await page(`?before=${newest.data[0]?.id ?? 0}`)).data.map(({ text }) => text)).toEqual(['1']);
    expect((await staff.get(`${ofStaff(999_999)}/messages`)).status).toBe(404);
  });
});

describe('documents [SVC-183]', () => {
  it.each(['invoice', 'contract', 'act'])(
    'of kind %s are shown to the exhibitor, in open tabs and as a notification',
    async (kind) => {
      const { status, body } = await attach({ kind, file: pdf('Счёт 17.pdf') });
      expect([status, body.data]).toEqual([
        201,
        { id: expect.any(Number), original_name: 'Счёт 17.pdf', extension: 'pdf', size: 14, kind },
      ]);
      const order = (await editor.get<{ data: OrderDetail }>(ofEditor())).body.data;
      expect(order).toMatchObject({ has_documents: true, documents: [body.data] });
      expect(order.history.at(-1)).toMatchObject({ kind: 'document', file: 'Счёт 17.pdf', by: { name: null } });
      expect(await eventsOf('additional-order.status-updated')).toHaveLength(1);
      const [newest] = (await editor.get<{ data: { data: object }[] }>('/notifications')).body.data;
      expect(newest?.data).toMatchObject({ message_rus: `Новый документ в заказе №\u00a0${orderId}` });
      expect((await editor.get(`${ofEditor()}/download/files/${body.data.id}`)).raw.toString()).toBe('%PDF-1.7\n%%EOF');
      expect((await editor.get(`${ofEditor()}/download/documents`)).headers['content-type']).toBe('application/zip');
    },
  );

  it('are refused at the invalid field in the language of the caller, and not stored [SVC-157]', async () => {
    const before = await storedFiles();
    const cases: [Record<string, string | File>, Record<string, string[]>, string][] = [
      [{ kind: 'invoice' }, { file: ['Прикрепите файл документа'] }, 'ru'],
      [{ file: pdf() }, { kind: ['Choose the kind of document: invoice, contract or act'] }, 'en'],
      [{ kind: 'invoice', file: new File([''], 'a.pdf') }, { file: ['Файл пустой'] }, 'ru'],
      [
        { kind: 'act', file: new File(['%PDF-1.7\ntrailer<</Encrypt 5 0 R>>\n%%EOF'], 'a.pdf') },
        { file: ['The content of the file does not match its type, or the file is damaged'] },
        'en',
      ],
      [
        { kind: 'act', file: new File([Buffer.alloc(10_485_761)], 'a.pdf') },
        { file: ['Файл больше 10\u00a0МБ'] },
        'ru',
      ],
      [
        { kind: 'act', file: new File(['MZ'], 'setup.exe') },
        { file: ['Прикрепите файл одного из типов: PDF, JPG, PNG, DOC, DOCX, XLS, XLSX, ZIP'] },
        'ru',
      ],
    ];
    for (const [fields, errors, language] of cases) {
      const { status, body } = await attach(fields, orderId, language);
      expect([status, body.errors]).toEqual([422, errors]);
    }
    expect((await attach({ kind: 'act', file: pdf() }, 999_999)).status).toBe(404);
    expect(await storedFiles()).toEqual(before);
  });

  it('attached by mistake are removed with their file, and the history names them [SVC-188]', async () => {
    const before = await storedFiles();
    const { id } = (await attach({ kind: 'act', file: pdf('Чужой акт.pdf') })).body.data;
    const [file] = (await say('План', [pdf()])).body.data.files;
    await portal.events();
    const remove = (fileId: number | undefined, caller = staff) =>
      caller.call<Refusal>('DELETE', `${ofStaff()}/documents/${fileId}`);
    expect((await remove(id, editor)).status).toBe(403);
    expect((await remove(file?.id)).status).toBe(404);
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 404]);
    await portal.services.outbox.drain();
    const order = (await editor.get<{ data: OrderDetail }>(ofEditor())).body.data;
    expect(order).toMatchObject({ has_documents: false, documents: [] });
    expect(order.history.at(-1)).toMatchObject({ kind: 'document_removed', file: 'Чужой акт.pdf' });
    expect((await editor.get(`${ofEditor()}/download/files/${id}`)).status).toBe(404);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });
});
