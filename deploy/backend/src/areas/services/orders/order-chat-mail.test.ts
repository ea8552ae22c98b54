import type { Order } from '@fairfront/shared-kit/domain/services/api';
import { multipart } from '../../../testing/multipart';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** E-mails to people who have not read a message of the organiser. */
let portal: TestApp;
let editor: TestCaller;
let staff: TestCaller;
let orderId: number;
const minute = 60_000;
beforeAll(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
  const { body } = await editor.post<{ data: Order }>('/participants/101/additional-orders', {});
  orderId = body.data.id;
});
afterAll(() => portal.stop());
beforeEach(async () => {
  // sessions expire when the clock advances
  [editor, staff] = [await portal.as('editor@severmech.example'), await portal.as('organizer@fairfront.example')];
  for (const table of ['order_messages', 'order_reads', 'outbox'] as const) {
    await portal.database.read.deleteFrom(table).execute();
  }
  await portal.database.read.updateTable('users').set({ can_send_notifications: false, locale: 'ru' }).execute();
  await wants('editor', true);
  portal.emails.length = 0;
});

const wants = (role: string, isWanted: boolean, locale: 'ru' | 'en' = 'ru') =>
  portal.database.read
    .updateTable('users')
    .set({ can_send_notifications: isWanted, locale })
    .where('email', '=', `${role}@severmech.example`)
    .execute();
const write = async (text: string, files: File[] = []) =>
  staff.call('POST', `/organizer/additional-orders/${orderId}/messages`, await multipart({ text, 'files[]': files }));
const read = (caller = editor) => caller.post(`/participants/101/additional-orders/${orderId}/messages/read-all`);
const after = async (minutes: number): Promise<string[]> => {
  portal.emails.length = 0;
  portal.clock.advance(minutes * minute);
  await portal.services.outbox.drain();
  return portal.emails.map(({ to }) => to);
};

it('an e-mail about unread messages is sent after ten minutes in the reader’s language, with a link to the chat [SVC-182]', async () => {
  await wants('reader', true, 'en');
  await write('Белых диванов нет, есть чёрные. Смотрите sofa.example/black');
  expect(await after(9)).toEqual([]);
  expect((await after(1)).sort()).toEqual(['editor@severmech.example', 'reader@severmech.example']);
  const [russian, english] = ['editor', 'reader'].map((role) =>
    portal.emails.find(({ to }) => to === `${role}@severmech.example`),
  );
  const url = `https://portal.example/participant/101/orders?modal=event-modal-chat&order=${orderId}`;
  expect(russian?.subject).toBe(`1 новое сообщение в заказе №\u00a0${orderId}`);
  expect(russian?.text).toContain('Елена Мартынова пишет: «Белых диванов нет, есть чёрные.');
  expect(russian?.text).toContain(`Прочитать и ответить в чате заказа: ${url}`);
  expect(english?.subject).toBe(`1 new message in order No. ${orderId}`);
  expect(english?.text).toContain('Elena Martynova writes:');
  expect(english?.text).toContain(`Read and answer in the chat of the order: ${url}`);
  // an address typed into a message does not become a link
  expect(russian?.text).not.toContain('sofa.example/black');
});

it('one e-mail covers all messages until its reader has been back, then another one is sent [SVC-182]', async () => {
  await write('Первое');
  portal.clock.advance(4 * minute);
  await write('Второе');
  expect(await after(6)).toEqual(['editor@severmech.example']);
  expect(portal.emails[0]?.subject).toBe(`2 новых сообщения в заказе №\u00a0${orderId}`);
  await write('Третье');
  expect(await after(60)).toEqual([]);
  await read();
  await write('Четвёртое');
  expect(await after(10)).toEqual(['editor@severmech.example']);
});

it('no e-mail is sent to a person who has read meanwhile, however many messages follow [SVC-182]', async () => {
  await write('Первое');
  portal.clock.advance(5 * minute);
  await read();
  await write('Второе');
  expect(await after(5)).toEqual([]);
  expect(await after(5)).toEqual(['editor@severmech.example']);
});

it('no e-mail is sent to members without e-mails or who have left; it replaces the notification’s e-mail [SVC-182, ACC-012]', async () => {
  await wants('editor', false);
  await write('Первое');
  expect(await after(10)).toEqual([]);
  await wants('editor', true);
  await write('Второе');
  await wants('editor', false);
  expect(await after(10)).toEqual([]);
  await wants('installer', true);
  await read();
  await write('Третье');
  const { id } = await portal.database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'installer@severmech.example')
    .executeTakeFirstOrThrow();
  const place = { participation_id: 101, user_id: id };
  await portal.database.read.deleteFrom('participation_users').where('user_id', '=', id).execute();
  expect(await after(10)).toEqual([]);
  await portal.database.read
    .insertInto('participation_users')
    .values({ ...place, role: 'installer' })
    .execute();
});

it('the e-mail mentions files sent without a text; messages of the exhibitor cause no e-mail [SVC-182]', async () => {
  await write('', [new File(['%PDF-1.7\n%%EOF'], 'plan.pdf')]);
  await after(10);
  expect(portal.emails[0]?.text).toContain('Организатор прислал файлы.');
  await read();
  await wants('reader', true);
  await editor.call('POST', `/participants/101/additional-orders/${orderId}/messages`, await multipart({ text: 'a' }));
  expect(await after(30)).toEqual([]);
});
