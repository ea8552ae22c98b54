import { TestClock } from '../testing/clock';
import { demoDatabase, type TestDatabase } from '../testing/test-database';
import { Outbox, type OutboxHandlers } from './outbox';

let db: TestDatabase;
const clock = new TestClock();
beforeAll(async () => {
  db = await demoDatabase();
});
afterAll(() => db.close());
afterEach(() => db.database.read.deleteFrom('outbox').execute());

const outboxOf = (handlers: Partial<OutboxHandlers> = {}) => {
  const errors: object[] = [];
  const ignore = async () => {};
  const outbox = new Outbox(
    db.database,
    clock,
    {
      event: ignore,
      'notification-mail': ignore,
      'pass-link-mail': ignore,
      'file-removal': ignore,
      'invitation-mail': ignore,
      'participant-code-mail': ignore,
      'password-recovery': ignore,
      ...handlers,
    },
    { error: (facts) => void errors.push(facts) },
  );
  const add = (...numbers: number[]) =>
    db.database.transaction((trx) =>
      outbox.add(trx, 'event', ...numbers.map((n) => ({ channel: 'c', event: 'e', data: { n } }))),
    );
  return { outbox, add, errors };
};
const numberOf = (data: object): unknown => ('n' in data ? data.n : null);
const left = async () => (await db.database.read.selectFrom('outbox').selectAll().orderBy('id').execute()).length;

it('does everything in the order of writing and forgets what is done', async () => {
  const seen: unknown[] = [];
  const { outbox, add } = outboxOf({ event: async ({ data }) => void seen.push(numberOf(data)) });
  await add(1, 2);
  await add(3);
  await outbox.drain();
  expect(seen).toEqual([1, 2, 3]);
  expect(await left()).toBe(0);
});

it('begins by itself after the commit, once it is started, and takes over what was left', async () => {
  const waiting = outboxOf();
  await waiting.add(1);
  const seen: unknown[] = [];
  let told = () => {};
  const all = new Promise<void>((resolve) => (told = resolve));
  const { outbox, add } = outboxOf({
    event: async ({ data }) => {
      seen.push(numberOf(data));
      if (numberOf(data) === 2) told();
    },
  });
  outbox.start();
  await add(2);
  await all;
  await outbox.stop();
  expect(seen).toEqual([1, 2]);
});

it('tries a failed entry again later, ever more patiently, and does not let it hold up the others [SHELL-276]', async () => {
  const seen: unknown[] = [];
  let isBroken = true;
  const { outbox, add, errors } = outboxOf({
    event: async ({ data }) => {
      if (numberOf(data) === 1 && isBroken) throw new Error('no connection');
      seen.push(numberOf(data));
    },
  });
  await add(1, 2);
  await outbox.drain();
  expect(seen).toEqual([2]);
  expect(errors).toHaveLength(1);
  await outbox.drain();
  expect(errors).toHaveLength(1);
  clock.advance(1_000);
  await outbox.drain();
  expect(errors).toHaveLength(2);
  isBroken = false;
  clock.advance(4_999);
  await outbox.drain();
  expect(seen).toEqual([2]);
  clock.advance(1);
  await outbox.drain();
  expect(seen).toEqual([2, 1]);
  expect(await left()).toBe(0);
});

it('keeps an entry that failed for good, for the operator to look at', async () => {
  const { outbox, add, errors } = outboxOf({
    event: async () => {
      throw new Error('wrong address');
    },
  });
  await add(1);
  for (let day = 0; day < 10; day += 1) {
    await outbox.drain();
    clock.advance(86_400_000);
  }
  expect(errors).toHaveLength(7);
  const [row] = await db.database.read.selectFrom('outbox').selectAll().execute();
  expect(row).toMatchObject({ attempts: 7, last_error: 'wrong address' });
});

it('gives every entry to one of two processes only', async () => {
  const seen: unknown[] = [];
  const handler = { event: async ({ data }: { data: object }) => void seen.push(numberOf(data)) };
  const [first, second] = [outboxOf(handler), outboxOf(handler)];
  await first.add(...Array.from({ length: 120 }, (_, n) => n));
  await Promise.all([first.outbox.drain(), second.outbox.drain()]);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

it('leaves the work of a process that died to another one after a minute', async () => {
  const dying = outboxOf({ event: () => new Promise(() => {}) });
  await dying.add(1);
  void dying.outbox.drain();
  const seen: unknown[] = [];
  const { outbox } = outboxOf({ event: async ({ data }) => void seen.push(numberOf(data)) });
  // the dying one has taken the entry when its number of attempts has risen
  let attempts = 0;
  while (attempts === 0) {
    const [row] = await db.database.read.selectFrom('outbox').select('attempts').execute();
    attempts = row?.attempts ?? 0;
  }
  await outbox.drain();
  expect(seen).toEqual([]);
  clock.advance(60_000);
  await outbox.drain();
  expect(seen).toEqual([1]);
});
