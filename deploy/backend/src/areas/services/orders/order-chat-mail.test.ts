import type { Order } from '@fairfront/shared-kit/domain/services/api';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { aManager } from '../../../testing/builders/exhibitions';
import { aService } from '../../../testing/builders/services';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { multipart } from '../../../testing/multipart';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** E-mails to people who have not read a message of the organiser. */
let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
let staff: TestCaller;
let orderId: number;
const minute = 60_000;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  await aManager(portal, exhibitor.exhibitionId);
  // colleagues, who get an e-mail only if they want one
  await Promise.all([exhibitor.member('read'), exhibitor.member('installer')]);
  editor = await exhibitor.as('edit');
  const service = await aService(portal);
  await editor.post(`${exhibitor.path}/cart-items/${service.id}`, { quantity: 1 });
  const { body } = await editor.post<{ data: Order }>(`${exhibitor.path}/additional-orders`, {});
  orderId = body.data.id;
});
afterAll(() => portal.stop());
beforeEach(async () => {
  // sessions expire when the clock advances
  [editor, staff] = [await exhibitor.as('edit'), await aStaffCaller(portal)];
  for (const table of ['order_messages', 'order_reads', 'outbox'] as const) {
    await portal.database.read.deleteFrom(table).execute();
  }
  await portal.database.read.updateTable('users').set({ can_send_notifications: false, locale: 'ru' }).execute();
  await wants('edit', true);
  portal.emails.length = 0;
});

const wants = async (role: Role, isWanted: boolean, locale: 'ru' | 'en' = 'ru') =>
  portal.database.read
    .updateTable('users')
    .set({ can_send_notifications: isWanted, locale })
    .where('id', '=', (await exhibitor.member(role)).id)
    .execute();
const addressOf = async (role: Role): Promise<string> => (await exhibitor.member(role)).email;
const write = async (text: string, files: File[] = []) =>
  staff.call('POST', `/organizer/additional-orders/${orderId}/messages`, await multipart({ text, 'files[]': files }));
const read = (caller = editor) => caller.post(`${exhibitor.path}/additional-orders/${orderId}/messages/read-all`);
/** Who is sent an e-mail within these minutes. */
const after = async (minutes: number): Promise<string[]> => {
  portal.emails.length = 0;
  portal.clock.advance(minutes * minute);
  await portal.services.outbox.drain();
  return portal.emails.map(({ to }) => to);
};

it('an e-mail about unread messages is sent after ten minutes in the reader’s language, with a link to the chat [SVC-182]', async () => {
  await wants('read', true, 'en');
  await write('Белых диванов нет, есть чёрные. Смотрите sofa.example/black');
  expect(await after(9)).toEqual([]);
  expect((await after(1)).sort()).toEqual([await addressOf('edit'), await addressOf('read')].sort());
  const [forEditor, forReader] = [await addressOf('edit'), await addressOf('read')];
  const russian = portal.emails.find(({ to }) => to === forEditor);
  const english = portal.emails.find(({ to }) => to === forReader);
  const url = `https://portal.example/participant/${exhibitor.id}/orders?modal=event-modal-chat&order=${orderId}`;
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
  expect(await after(6)).toEqual([await addressOf('edit')]);
  expect(portal.emails[0]?.subject).toBe(`2 новых сообщения в заказе №\u00a0${orderId}`);
  await write('Третье');
  expect(await after(60)).toEqual([]);
  await read();
  await write('Четвёртое');
  expect(await after(10)).toEqual([await addressOf('edit')]);
});

it('no e-mail is sent to a person who has read meanwhile, however many messages follow [SVC-182]', async () => {
  await write('Первое');
  portal.clock.advance(5 * minute);
  await read();
  await write('Второе');
  expect(await after(5)).toEqual([]);
  expect(await after(5)).toEqual([await addressOf('edit')]);
});

it('no e-mail is sent to members without e-mails or who have left; it replaces the notification’s e-mail [SVC-182, ACC-012]', async () => {
  await wants('edit', false);
  await write('Первое');
  expect(await after(10)).toEqual([]);
  await wants('edit', true);
  await write('Второе');
  await wants('edit', false);
  expect(await after(10)).toEqual([]);
  await wants('installer', true);
  await read();
  await write('Третье');
  const { id } = await exhibitor.member('installer');
  const place = { participation_id: exhibitor.id, user_id: id };
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
  await wants('read', true);
  await editor.call('POST', `${exhibitor.path}/additional-orders/${orderId}/messages`, await multipart({ text: 'a' }));
  expect(await after(30)).toEqual([]);
});
