import { aParticipation, type Participation } from '../../../testing/builders/participations';
import { aService } from '../../../testing/builders/services';
import { aMember, asMember, join } from '../../../testing/builders/users';
import { pdfText } from '../../../testing/pdf-text';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import { unzip } from '../../../testing/unzip';
import type { Order, OrderLine } from '@fairfront/shared-kit/domain/services/api';

let portal: TestApp;
let editor: TestCaller;
let participation: Participation;
let order: Order;
const orders = (id = participation.id) => `/participants/${id}/additional-orders`;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  participation = await aParticipation(portal);
  editor = await asMember(portal, participation, 'edit');
  for (const [name_rus, name_eng] of [
    ['Стул мягкий', 'Padded chair'],
    ['Стол', 'Table'],
  ] as const) {
    const { id } = await aService(portal, { name_rus, name_eng });
    await editor.post(`/participants/${participation.id}/cart-items/${id}`, { quantity: 2 });
  }
  order = (await editor.post<{ data: Order }>(orders(), {})).body.data;
});
afterAll(() => portal.stop());

const base = () => `${orders()}/${order.id}/download`;

/** A file of the order, as checkout, chat and organiser store it. */
const addFile = async (kind: 'attachment' | 'chat' | 'document', originalName: string, content: string) => {
  const bytes = Buffer.from(content);
  const { id } = await portal.database.read
    .insertInto('order_files')
    .values({
      ...{ order_id: order.id, message_id: null, kind, stored_name: await portal.services.files.put(bytes, 'pdf') },
      ...{ original_name: originalName, extension: 'pdf', size: bytes.length, created_at: portal.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

it.each([
  { locale: 'ru', words: ['Заказ', 'Исполнитель', 'ВтомчислеНДС'], nameOf: (line: OrderLine) => line.name_rus },
  { locale: 'en', words: ['Order', 'Providedby', 'Including20%VAT'], nameOf: (line: OrderLine) => line.name_eng },
])('the order PDF in $locale contains lines, VAT and total [SVC-099]', async ({ locale, words, nameOf }) => {
  const { status, headers, raw } = await editor.get(base(), { headers: { 'accept-language': locale } });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(String(headers['content-disposition'])).toContain(encodeURIComponent(`${words[0]} ${order.id}.pdf`));
  const text = pdfText(raw).replace(/\s/g, '');
  for (const part of [...words, String(order.total_with_vat), ...order.services.map(nameOf)].map((one) =>
    one.replace(/\s/g, ''),
  )) {
    expect(text).toContain(part);
  }
});

it('all documents are streamed as one zip with unique names; without documents the answer is 404 [SVC-100, SVC-101]', async () => {
  expect((await editor.get(`${base()}/documents`)).status).toBe(404);
  await addFile('document', 'Счёт.pdf', '%PDF one');
  const second = await addFile('document', 'Счёт.pdf', '%PDF two');
  await addFile('attachment', 'план.pdf', '%PDF plan');
  const { status, headers, raw } = await editor.get(`${base()}/documents`);
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  expect(unzip(raw)).toEqual({ 'Счёт.pdf': '%PDF one', [`${second} Счёт.pdf`]: '%PDF two' });
});

it('a chat file is a download that browsers do not render, also for readers [SVC-102, SVC-103, SVC-126, SVC-127, SVC-157]', async () => {
  const id = await addFile('chat', 'схема "стенда".pdf', '%PDF chat');
  const reader = await asMember(portal, participation, 'read');
  const { status, headers, raw } = await reader.get(`${base()}/files/${id}`);
  expect([status, raw.toString()]).toEqual([200, '%PDF chat']);
  expect(String(headers['content-disposition'])).toMatch(/^attachment; filename="file\.pdf"; filename\*=UTF-8''/);
  expect(String(headers['content-disposition'])).toContain(encodeURIComponent('схема "стенда".pdf'));
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('orders and files of other participations answer 404 like unknown ones [SVC-103]', async () => {
  const id = await addFile('chat', 'x.pdf', '%PDF');
  const user = await aMember(portal, participation, 'edit');
  const other = await aParticipation(portal);
  await join(portal, user, other, 'edit');
  const caller = await portal.as(user.email);
  for (const path of ['', '/documents', `/files/${id}`]) {
    const foreign = await caller.get(`${orders(other.id)}/${order.id}/download${path}`);
    expect([403, 404]).toContain(foreign.status);
    const unknown = await caller.get(`${orders()}/999999/download${path}`);
    expect(unknown.status).toBe(404);
  }
  expect((await editor.get(`${base()}/files/999999`)).status).toBe(404);
});
