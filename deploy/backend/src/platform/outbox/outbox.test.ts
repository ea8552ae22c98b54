import { sql } from 'kysely';
import { DatabaseUnavailable } from '../database/database-error';
import { TestClock } from '../../testing/clock';
import { migratedDatabase, type TestDatabase } from '../../testing/test-database';
import { Outbox, type OutboxHandlers } from './outbox';
import { takeEntries } from './outbox-entries.repository';
import { PermanentFailure } from './outbox-lane';

let db: TestDatabase;
const clock = new TestClock();
beforeAll(async () => {
  db = await migratedDatabase();
});
afterAll(() => db.close());
afterEach(() => db.database.read.deleteFrom('outbox').execute());

const outboxOf = (handlers: Partial<OutboxHandlers> = {}, database = db.database) => {
  const errors: object[] = [];
  const ignore = async () => {};
  const outbox = new Outbox({
    database,
    clock,
    handlers: {
      event: ignore,
      'notification-mail': ignore,
      'daily-mail': ignore,
      'daily-letter-mail': ignore,
      'order-chat-mail': ignore,
      'deletion-mail': ignore,
      'sub-exhibitor-mail': ignore,
      'sub-letter-mail': ignore,
      'pass-link-mail': ignore,
      'file-removal': ignore,
      'broadcast-emails': ignore,
      'feedback-answer-mail': ignore,
      'list-export': ignore,
      'webhook-disabled-mail': ignore,
      'readiness-mail': ignore,
      'invitation-mail': ignore,
      'participant-code-mail': ignore,
      'password-recovery': ignore,
      'new-device-mail': ignore,
      'staff-invitation': ignore,
      ...handlers,
    },
    log: { error: (facts) => void errors.push(facts) },
  });
  const add = (...numbers: number[]) =>
    db.database.transaction((trx) =>
      outbox.add(trx, 'event', ...numbers.map((n) => ({ channel: 'c', event: 'e', data: { n } }))),
    );
  return { outbox, add, errors };
};
const numberOf = (data: object): unknown => ('n' in data ? data.n : null);
const left = async () => (await db.database.read.selectFrom('outbox').selectAll().orderBy('id').execute()).length;

it('entries are processed in write order and deleted when done', async () => {
  const seen: unknown[] = [];
  const { outbox, add } = outboxOf({ event: async ({ data }) => void seen.push(numberOf(data)) });
  await add(1, 2);
  await add(3);
  await outbox.drain();
  expect(seen).toEqual([1, 2, 3]);
  expect(await left()).toBe(0);
});

it('processing starts after the commit, once the outbox is started, and includes earlier entries', async () => {
  const waiting = outboxOf();
  await waiting.add(1);
  const seen: unknown[] = [];
  let allDone = () => {};
  const all = new Promise<void>((resolve) => (allDone = resolve));
  const { outbox, add } = outboxOf({
    event: async ({ data }) => {
      seen.push(numberOf(data));
      if (numberOf(data) === 2) allDone();
    },
  });
  outbox.start();
  await add(2);
  await all;
  await outbox.stop();
  expect(seen).toEqual([1, 2]);
});

it('a failed entry is retried with increasing delays, without delaying the others [SHELL-276]', async () => {
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

it('a permanently failed entry is kept for the operator', async () => {
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

it('an entry whose work can never succeed is not retried', async () => {
  const { outbox, add, errors } = outboxOf({
    event: async () => {
      throw new PermanentFailure('no such person');
    },
  });
  await add(1);
  await outbox.drain();
  clock.advance(86_400_000);
  await outbox.drain();
  expect(errors).toHaveLength(1);
  const [row] = await db.database.read.selectFrom('outbox').selectAll().execute();
  expect(row).toMatchObject({ attempts: 1, last_error: 'no such person' });
});

it('due entries are searched for once in a statement, also if the planner believes the table to be empty', async () => {
  const { outbox } = outboxOf();
  await sql`analyze outbox`.execute(db.database.read);
  await db.database.transaction((trx) =>
    outbox.add(trx, 'file-removal', ...Array.from({ length: 300 }, (_, n) => ({ names: [`${n}`] }))),
  );
  const taken = takeEntries(db.database.read, {
    ...{ kinds: ['file-removal'], limit: 50 },
    ...{ now: clock.now(), until: clock.now() },
  }).compile();
  const { rows } = await db.database.read.executeQuery<{ 'QUERY PLAN': string }>({
    ...taken,
    sql: `explain (analyze, costs off, timing off) ${taken.sql}`,
  });
  const locks = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('LockRows'));
  expect(locks).toEqual([expect.stringContaining('loops=1)')]);
  // by their key, not by a join over the whole table
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Join|Nested Loop/);
});

it('every entry is processed by only one of two processes', async () => {
  const seen: unknown[] = [];
  const handler = { event: async ({ data }: { data: object }) => void seen.push(numberOf(data)) };
  const [first, second] = [outboxOf(handler), outboxOf(handler)];
  await first.add(...Array.from({ length: 120 }, (_, n) => n));
  await Promise.all([first.outbox.drain(), second.outbox.drain()]);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

it('the work of a dead process passes to another one after a minute', async () => {
  const dying = outboxOf({ event: () => new Promise(() => {}) });
  await dying.add(1);
  void dying.outbox.drain();
  const seen: unknown[] = [];
  const { outbox } = outboxOf({ event: async ({ data }) => void seen.push(numberOf(data)) });
  // the dying one has taken the entry once its number of attempts has increased
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

describe('emails have their own lane [SHELL-316]', () => {
  const addEmails = (outbox: Outbox, ...ids: number[]) =>
    db.database.transaction((trx) =>
      outbox.add(trx, 'notification-mail', ...ids.map((notificationId) => ({ notificationId }))),
    );
  const silent = () => new Promise<void>(() => {});

  it('a mail server that accepts connections but never responds delays no event', async () => {
    const seen: unknown[] = [];
    let done = () => {};
    const all = new Promise<void>((resolve) => (done = resolve));
    const { outbox, add } = outboxOf({
      'notification-mail': silent,
      event: async ({ data }) => {
        seen.push(numberOf(data));
        if (seen.length === 3) done();
      },
    });
    await addEmails(outbox, ...Array.from({ length: 20 }, (_, n) => n));
    outbox.start();
    await add(1, 2);
    await add(3);
    await all;
    expect(seen).toEqual([1, 2, 3]);
    // accepts nothing more; others take over the hanging e-mail when its lease ends
    void outbox.stop();
  });

  it('each email is sent by one of two processes, however long it takes, and by the other one after a crash', async () => {
    const sent: number[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow = outboxOf({
      'notification-mail': async ({ notificationId }) => {
        await answered;
        sent.push(notificationId);
      },
    });
    const other = outboxOf({ 'notification-mail': async ({ notificationId }) => void sent.push(notificationId) });
    await addEmails(slow.outbox, ...Array.from({ length: 25 }, (_, n) => n));
    const draining = slow.outbox.drain();
    const taken = async () => {
      const rows = await db.database.read.selectFrom('outbox').select('attempts').where('attempts', '>', 0).execute();
      return rows.length;
    };
    // few are taken at a time, the rest is left to the others
    while ((await taken()) < 4) continue;
    for (let minute = 0; minute < 3; minute += 1) {
      clock.advance(50_000);
      await slow.outbox.renewLeases();
      await other.outbox.drain();
      expect(sent).toHaveLength(21);
    }
    answer();
    await draining;
    expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, n) => n));

    const dying = outboxOf({ 'notification-mail': silent });
    await addEmails(dying.outbox, 99);
    void dying.outbox.drain();
    while ((await taken()) < 1) continue;
    await other.outbox.drain();
    expect(sent).not.toContain(99);
    clock.advance(60_000);
    await other.outbox.drain();
    expect(sent).toContain(99);
  });

  it('a process that has lost its lease changes nothing', async () => {
    let fail = (_error: Error) => {};
    const failing = new Promise<void>((_resolve, reject) => (fail = reject));
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const late = outboxOf({
      'notification-mail': () => {
        begin();
        return failing;
      },
    });
    await addEmails(late.outbox, 1);
    const draining = late.outbox.drain();
    await begun;
    clock.advance(60_000);
    const second = outboxOf({ 'notification-mail': silent });
    void second.outbox.drain();
    while ((await db.database.read.selectFrom('outbox').select('attempts').execute())[0]?.attempts !== 2) continue;
    const [before] = await db.database.read.selectFrom('outbox').selectAll().execute();
    fail(new Error('too late'));
    await draining;
    expect(await db.database.read.selectFrom('outbox').selectAll().execute()).toEqual([before]);
  });
});

describe('a database outage in the middle of the work', () => {
  /** The same database, failing for statements outside transactions while `isAway`. */
  const losable = () => {
    const state = { isAway: false };
    const database = Object.create(db.database, {
      read: {
        get: () => {
          if (state.isAway) throw new DatabaseUnavailable(new Error('Connection terminated unexpectedly'));
          return db.database.read;
        },
      },
    }) as typeof db.database;
    return { state, database };
  };

  it('resumes as soon as it is back, without repeating finished work [SHELL-290]', async () => {
    const { state, database } = losable();
    const seen: unknown[] = [];
    const { outbox, add } = outboxOf(
      {
        event: async ({ data }) => {
          seen.push(numberOf(data));
          // lost after the event was sent, before its row is deleted
          state.isAway = numberOf(data) === 1 && seen.length === 1;
        },
      },
      database,
    );
    await add(1, 2);
    await expect(outbox.drain()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(seen).toEqual([1]);
    state.isAway = false;
    await outbox.drain();
    expect(seen).toEqual([1, 2]);
    expect(await left()).toBe(0);
  });

  it('leaves entries to other processes if the outage is longer than the lease', async () => {
    const { state, database } = losable();
    const first: unknown[] = [];
    const lose = async (data: object) => {
      first.push(numberOf(data));
      state.isAway = true;
      throw new Error('lost');
    };
    const interrupted = outboxOf({ event: ({ data }) => lose(data) }, database);
    await interrupted.add(1);
    await expect(interrupted.outbox.drain()).rejects.toBeInstanceOf(DatabaseUnavailable);
    state.isAway = false;
    clock.advance(61_000);
    const second: unknown[] = [];
    await outboxOf({ event: async ({ data }) => void second.push(numberOf(data)) }).outbox.drain();
    await interrupted.outbox.drain();
    expect([first, second]).toEqual([[1], [1]]);
  });
});
