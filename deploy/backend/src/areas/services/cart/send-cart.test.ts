import { randomUUID } from 'node:crypto';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aCompany, aParticipation, aSubExhibitor } from '../../../testing/builders/participations';
import { aPricedService } from '../../../testing/builders/priced-services';
import { aMember } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  editor = await exhibitor.as('edit');
  for (let service = 0; service < 3; service += 1) await order(editor, exhibitor.path);
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

/** Puts one piece of a service into a cart. */
const order = async (caller: TestCaller, participation: string) => {
  const { id } = await aPricedService(portal);
  expect((await caller.post(`${participation}/cart-items/${id}`, { quantity: 1 })).status).toBe(201);
};
const idOf = async (role: Role) => (await exhibitor.member(role)).id;
const send = (
  body: object,
  { caller = editor, key = randomUUID() as string, at = `${exhibitor.path}/cart/send` } = {},
) => caller.post<{ data: object } & Refusal>(at, body, { headers: { 'idempotency-key': key } });
const noticesOf = async (caller: TestCaller) =>
  (await caller.get<{ data: Notice[] }>('/notifications')).body.data.filter(
    ({ data }) => (data.subject as { kind?: string } | undefined)?.kind === 'cart',
  );
const notices = async (role: Role) => noticesOf(await exhibitor.as(role));

it('sending the cart notifies one colleague in the bell and by an e-mail with a link, and nobody else [SVC-174]', async () => {
  const { id: user_id, email: address } = await exhibitor.member('supervisor');
  await portal.database.read
    .updateTable('users')
    .set({ can_send_notifications: true, locale: 'ru' })
    .where('id', '=', user_id)
    .execute();
  await exhibitor.member('admin');
  const { status, body } = await send({ user_id, comment: ' Проверьте\nдаты  монтажа ' });
  expect([status, body.data]).toEqual([201, { user_id }]);
  const [notice, ...others] = await notices('supervisor');
  expect(others).toEqual([]);
  expect(notice?.data).toMatchObject({ participant_id: exhibitor.id, subject: { kind: 'cart', id: exhibitor.id } });
  expect(notice?.data.message_rus).toMatch(
    /^\S+ \S+ просит проверить корзину и оформить заказ: 3 услуги, [\d\s]+₽\. Комментарий: Проверьте даты/,
  );
  expect(notice?.data.message_eng).toMatch(/ asks you to check the cart and place the order: 3 services, .* Comment: /);
  for (const role of ['edit', 'admin'] as const) expect(await notices(role)).toEqual([]);
  await portal.services.outbox.drain();
  const email = portal.emails.at(-1);
  expect([email?.to, email?.subject]).toEqual([address, 'Проверьте корзину и оформите заказ']);
  expect(email?.text).toMatch(new RegExp(`/participant/${exhibitor.id}/cart\\b`));
});

it('sending the cart notifies once for a repeated call, and again for another call after a minute [SVC-174]', async () => {
  const key = randomUUID();
  const request = { user_id: await idOf('supervisor'), comment: null };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(request, { key })));
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect((await send(request, { key })).status).toBe(201);
  expect(await notices('supervisor')).toHaveLength(1);
  const early = await send(request);
  expect([early.status, early.body.code, Number(early.headers['retry-after']) <= 60]).toEqual([
    429,
    'too_many_attempts',
    true,
  ]);
  portal.clock.advance(60_000);
  expect((await send(request)).status).toBe(201);
  expect(await notices('supervisor')).toHaveLength(2);
});

const supervisor = () => idOf('supervisor');
it.each([
  ['a recipient who can only read', async () => ({ user_id: await idOf('read') }), 'user_id'],
  ['oneself as recipient', async () => ({ user_id: await idOf('edit') }), 'user_id'],
  [
    'a recipient from another company',
    async () => ({ user_id: (await aMember(portal, await aParticipation(portal), 'supervisor')).id }),
    'user_id',
  ],
  ['a link in the comment', async () => ({ user_id: await supervisor(), comment: 'https://evil.example' }), 'comment'],
  ['an e-mail in the comment', async () => ({ user_id: await supervisor(), comment: 'to a@b.example now' }), 'comment'],
  ['a comment of 251 characters', async () => ({ user_id: await supervisor(), comment: 'ё'.repeat(251) }), 'comment'],
])(
  'sending the cart with %s is refused at its field and not counted as an attempt [SVC-174] [SHELL-325]',
  async (_, body, field) => {
    const { status, body: refusal } = await send(await body());
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
    expect((await send({ user_id: await supervisor() })).status).toBe(201);
  },
);

it('sending the cart requires the right to order and at least one line [SVC-174] [SVC-004]', async () => {
  const user_id = await supervisor();
  expect((await send({ user_id }, { caller: await exhibitor.as('read') })).status).toBe(403);
  expect((await send({ user_id }, { caller: await exhibitor.as('installer') })).status).toBe(201);
  await portal.database.read.deleteFrom('cart_lines').execute();
  const { status, body } = await send({ user_id });
  expect([status, body.code]).toEqual([422, 'cart_empty']);
});

it('a sub-exhibitor cannot send to its collective organiser, whose name it sees only as the company [SVC-174] [SHELL-218]', async () => {
  const { id: company_id } = await aCompany(portal, { name_rus: 'ООО «Станкопром»' });
  const collective = await aParticipation(portal, { type: 'collective', company_id });
  const organiser = await aMember(portal, collective, 'supervisor', { lastname: 'Щукина', name: 'Алла' });
  const { id } = await aSubExhibitor(portal, collective);
  const member = await aMember(portal, { id }, 'edit');
  const sub = await portal.as(member.email);
  const at = `/participants/${id}/cart/send`;
  await order(sub, `/participants/${id}`);
  const upwards = await send({ user_id: organiser.id }, { caller: sub, at });
  expect([upwards.status, Object.keys(upwards.body.errors ?? {})]).toEqual([422, ['user_id']]);
  const stand = await portal.as(organiser.email);
  expect((await send({ user_id: member.id }, { caller: stand, at })).status).toBe(201);
  const [notice] = await noticesOf(sub);
  expect(notice?.data.message_rus).toContain('Станкопром');
  for (const name of ['Щукина', 'Алла']) expect(notice?.data.message_rus).not.toContain(name);
});
