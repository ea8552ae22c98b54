import { randomUUID } from 'node:crypto';
import type { Cart, CartItem, Order } from '@fairfront/shared-kit/domain/services/api';
import { aService } from '../../../testing/builders/services';
import { type Exhibitor, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/**
 * Many clients at one cart, again and again (SVC-087, SVC-153). The suite has 6 rounds; `npm run bench -- order-races` runs this
 * file with a thousand.
 */
const rounds = Number(process.env.ORDER_RACE_ROUNDS) || 6;
const clients = 50;
/** Milliseconds for the rounds: a deadlock would wait for ever. */
const limit = 60_000 + rounds * 10_000;

let portal: TestApp;
let exhibitor: Exhibitor;
/** Twelve services that need nothing but a quantity; two are in the cart before a race, the others are added in it. */
let plain: number[];
let firstLine: number;
let secondLine: number;
let added: number[];
let callers: TestCaller[];
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  plain = [];
  for (let service = 0; service < 12; service += 1) plain.push((await aService(portal)).id);
  [firstLine = 0, secondLine = 0, ...added] = plain;
  callers = await Promise.all((['supervisor', 'admin', 'edit', 'installer'] as const).map(exhibitor.as));
});
afterAll(() => portal.stop());

const cartPath = () => `${exhibitor.path}/cart`;
const ordersPath = () => `${exhibitor.path}/additional-orders`;
const itemPath = (id: number) => `${exhibitor.path}/cart-items/${id}`;

interface Refusal {
  code?: string;
}
/** A database that stays busy is answered by 503 and nothing has happened: who asked asks again. */
const untilServed = async <Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> => {
  let answer = await ask();
  while (answer.status === 503) answer = await ask();
  return answer;
};
const caller = (client: number): TestCaller => callers[client % callers.length] as TestCaller;
/** @param version of the displayed cart; without one, whatever the cart contains is ordered */
const place = async (client: number, { version, key }: { version?: number; key?: string } = {}) => {
  const form = new FormData();
  if (version !== undefined) form.set('cart_version', String(version));
  const encoded = new Response(form);
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const body = Buffer.from(await encoded.arrayBuffer());
  return untilServed(() => caller(client).post<{ data: Order } & Refusal>(ordersPath(), body, { headers }));
};
const readCart = async (): Promise<Cart> => (await caller(0).get<{ data: Cart }>(cartPath())).body.data;
const itemsOf = (cart: Cart): CartItem[] => cart.groups.flatMap(({ items }) => items);
const add = (client: number, service: number, quantity: number) =>
  untilServed(() => caller(client).post<{ data: CartItem } & Refusal>(itemPath(service), { quantity }));
const countOf = ({ id, quantity }: { id: number; quantity: number }) => `${id} × ${quantity}`;
const countsOf = (lines: readonly { id: number; quantity: number }[]) => lines.map(countOf).sort();

/** No orders, and a cart of two lines. */
const prepare = async (quantity: number): Promise<void> => {
  const { read } = portal.database;
  await read.deleteFrom('additional_orders').execute();
  await read.deleteFrom('cart_lines').where('participation_id', '=', exhibitor.id).execute();
  for (const service of [firstLine, secondLine]) expect((await add(0, service, quantity)).status).toBe(201);
};
const placedOrders = async (): Promise<Order[]> =>
  (await caller(0).get<{ data: Order[] }>(ordersPath(), { query: { perPage: '100' } })).body.data;

it(
  `${clients} clients place one cart at once: one order, the others find it empty [SVC-153]`,
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await prepare(round);
      const answers = await Promise.all(Array.from({ length: clients }, (_, client) => place(client)));
      const refused = answers.filter(({ status, body }) => status === 422 && body.code === 'cart_empty');
      expect([round, answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([
        round,
        1,
        clients - 1,
      ]);
      expect((await placedOrders()).map(({ services }) => countsOf(services))).toEqual([
        countsOf([firstLine, secondLine].map((id) => ({ id, quantity: round }))),
      ]);
      expect(itemsOf(await readCart())).toEqual([]);
    }
  },
  limit,
);

/** Raises the first line and then the second, again and again: no version of the cart has them more than one apart. */
const raiseBoth = async (start: number): Promise<void> => {
  const lines = itemsOf(await readCart());
  const idOf = (service: number) => lines.find(({ id }) => id === service)?.cart_item_id ?? 0;
  for (let quantity = start + 1; quantity <= start + 5; quantity += 1) {
    for (const service of [firstLine, secondLine]) {
      const { status } = await untilServed(() => caller(2).put(itemPath(idOf(service)), { quantity }));
      // the line is ordered
      if (status === 404) return;
      expect(status).toBe(200);
    }
  }
};

it(
  'adds, changes and placings mixed: every line is in one order or in the cart, and an order holds one version [SVC-085] [SVC-153]',
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await prepare(round);
      const seen = await readCart();
      const writer = raiseBoth(round);
      const adds = added.map((service, client) => add(client, service, round));
      const placings = Array.from({ length: 8 }, (_, client) =>
        place(client, client % 2 === 0 ? {} : { version: seen.version }),
      );
      const [answers, placed] = await Promise.all([Promise.all(adds), Promise.all(placings), writer]);

      expect(answers.map(({ status }) => status)).toEqual(added.map(() => 201));
      for (const { status, body } of placed) {
        expect([201, 409, 422]).toContain(status);
        if (status !== 201) expect(['cart_changed', 'cart_empty']).toContain(body.code);
      }
      const orders = await placedOrders();
      expect(orders).toHaveLength(placed.filter(({ status }) => status === 201).length);
      const all = [...orders.map(({ services }) => services), itemsOf(await readCart())];
      expect(all.flatMap((lines) => lines.map(({ id }) => id)).sort()).toEqual([...plain].sort());
      for (const lines of all) {
        const [first, second] = [firstLine, secondLine].map((service) => lines.find(({ id }) => id === service));
        expect(Boolean(first)).toBe(Boolean(second));
        if (first && second) expect([0, 1]).toContain(first.quantity - second.quantity);
      }
    }
  },
  limit,
);

it(
  'placing an order with a version orders exactly that version of the cart, or nothing [SVC-153]',
  async () => {
    let ordered = 0;
    for (let round = 1; round <= rounds; round += 1) {
      await prepare(round);
      const seen = await readCart();
      const line = itemsOf(seen).find(({ id }) => id === firstLine)?.cart_item_id ?? 0;
      /** Each change is one version more, and its quantity says which. */
      const changes = async () => {
        for (let step = 1; step <= 5; step += 1) {
          const { status } = await caller(1).put(itemPath(line), { quantity: round + step });
          if (status === 404) return;
        }
      };
      const placings = Array.from({ length: 6 }, (_, step) => place(step, { version: seen.version + step }));
      const [placed] = await Promise.all([Promise.all(placings), changes()]);
      const successes = placed.flatMap(({ status, body }, step) => (status === 201 ? [{ step, body }] : []));
      expect(successes.length).toBeLessThanOrEqual(1);
      for (const { step, body } of successes) {
        const counts = [
          { id: firstLine, quantity: round + step },
          { id: secondLine, quantity: round },
        ];
        expect(countsOf(body.data.services)).toEqual(countsOf(counts));
      }
      ordered += successes.length;
      expect(itemsOf(await readCart())).toHaveLength(successes.length === 0 ? 2 : 0);
    }
    expect(ordered).toBeGreaterThan(0);
  },
  limit,
);

it(
  `the same key sent ${clients} times at once creates one order [SVC-087]`,
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await prepare(round);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: clients }, () => place(2, { key })));
      // 409: the first one is still running
      expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
      const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.data.id] : []));
      expect(new Set(ids).size).toBe(1);
      expect(await placedOrders()).toHaveLength(1);
    }
  },
  limit,
);
