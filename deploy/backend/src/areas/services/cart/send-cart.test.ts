import { randomUUID } from 'node:crypto';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
let people: Record<string, number>;
beforeEach(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
  const rows = await portal.database.read.selectFrom('users').select(['id', 'email']).execute();
  people = Object.fromEntries(rows.map(({ id, email }) => [email, id]));
});
afterEach(() => portal.stop());

interface Refusal {
  code?: string;
  errors?: Record<string, string[]>;
}
interface Notice {
  type: string;
  data: { message_rus: string; message_eng: string; participant_id: number; subject: object };
}

const path = '/participants/101/cart/send';
const supervisor = 'supervisor@severmech.example';
const idOf = (email: string): number => people[email] ?? 0;
const send = (body: object, { caller = editor, key = randomUUID() as string, at = path } = {}) =>
  caller.post<{ data: object } & Refusal>(at, body, { headers: { 'idempotency-key': key } });
const notices = async (email: string) =>
  (await (await portal.as(email)).get<{ data: Notice[] }>('/notifications')).body.data.filter(
    ({ data }) => (data.subject as { kind?: string } | undefined)?.kind === 'cart',
  );

it('sending the cart notifies one colleague in the bell and by an e-mail with a link, and nobody else [SVC-174]', async () => {
  await portal.database.read
    .updateTable('users')
    .set({ can_send_notifications: true, locale: 'ru' })
    .where('id', '=', idOf(supervisor))
    .execute();
  const { status, body } = await send({ user_id: idOf(supervisor), comment: ' Проверьте\nдаты  монтажа ' });
  expect([status, body.data]).toEqual([201, { user_id: idOf(supervisor) }]);
  const [notice, ...others] = await notices(supervisor);
  expect(others).toEqual([]);
  expect(notice?.data).toMatchObject({ participant_id: 101, subject: { kind: 'cart', id: 101 } });
  expect(notice?.data.message_rus).toMatch(
    /^\S+ \S+ просит проверить корзину и оформить заказ: 3 услуги, [\d\s]+₽\. Комментарий: Проверьте даты/,
  );
  expect(notice?.data.message_eng).toMatch(/ asks you to check the cart and place the order: 3 services, .* Comment: /);
  for (const email of ['editor@severmech.example', 'admin@severmech.example']) expect(await notices(email)).toEqual([]);
  await portal.services.outbox.drain();
  const email = portal.emails.at(-1);
  expect([email?.to, email?.subject]).toEqual([supervisor, 'Проверьте корзину и оформите заказ']);
  expect(email?.text).toMatch(/\/participant\/101\/cart\b/);
});

it('sending the cart notifies once for a repeated call, and again for another call after a minute [SVC-174]', async () => {
  const key = randomUUID();
  const request = { user_id: idOf(supervisor), comment: null };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(request, { key })));
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect((await send(request, { key })).status).toBe(201);
  expect(await notices(supervisor)).toHaveLength(1);
  const early = await send(request);
  expect([early.status, early.body.code, Number(early.headers['retry-after']) <= 60]).toEqual([
    429,
    'too_many_attempts',
    true,
  ]);
  portal.clock.advance(60_000);
  expect((await send(request)).status).toBe(201);
  expect(await notices(supervisor)).toHaveLength(2);
});

it.each([
  ['a recipient who can only read', () => ({ user_id: idOf('reader@severmech.example') }), 'user_id'],
  ['oneself as recipient', () => ({ user_id: idOf('editor@severmech.example') }), 'user_id'],
  ['a recipient from another company', () => ({ user_id: idOf('supervisor@volga-tools.example') }), 'user_id'],
  ['a link in the comment', () => ({ user_id: idOf(supervisor), comment: 'https://evil.example' }), 'comment'],
  ['an e-mail in the comment', () => ({ user_id: idOf(supervisor), comment: 'to a@b.example now' }), 'comment'],
  ['a comment of 251 characters', () => ({ user_id: idOf(supervisor), comment: 'ё'.repeat(251) }), 'comment'],
])(
  'sending the cart with %s is refused at its field and not counted as an attempt [SVC-174] [SHELL-325]',
  async (_, body, field) => {
    const { status, body: refusal } = await send(body());
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
    expect((await send({ user_id: idOf(supervisor) })).status).toBe(201);
  },
);

it('sending the cart requires the right to order and at least one line [SVC-174] [SVC-004]', async () => {
  const reader = await portal.as('reader@severmech.example');
  expect((await send({ user_id: idOf(supervisor) }, { caller: reader })).status).toBe(403);
  const installer = await portal.as('installer@severmech.example');
  expect((await send({ user_id: idOf(supervisor) }, { caller: installer })).status).toBe(201);
  await portal.database.read.deleteFrom('cart_lines').where('participation_id', '=', 101).execute();
  const { status, body } = await send({ user_id: idOf(supervisor) });
  expect([status, body.code]).toEqual([422, 'cart_empty']);
});

it('a sub-exhibitor cannot send to its collective organiser, whose name it sees only as the company [SVC-174] [SHELL-218]', async () => {
  const sub = await portal.as('editor@rezets.example');
  const at = '/participants/111/cart/send';
  await sub.post('/participants/111/cart-items/3', { quantity: 1 });
  const upwards = await send({ user_id: idOf('supervisor@stankoprom.example') }, { caller: sub, at });
  expect([upwards.status, Object.keys(upwards.body.errors ?? {})]).toEqual([422, ['user_id']]);
  const stand = await portal.as('supervisor@stankoprom.example');
  expect((await send({ user_id: idOf('editor@rezets.example') }, { caller: stand, at })).status).toBe(201);
  const [notice] = await notices('editor@rezets.example');
  expect(notice?.data.message_rus).toContain('Станкопром');
  for (const name of ['Щукина', 'Алла']) expect(notice?.data.message_rus).not.toContain(name);
});
