import { sql } from 'kysely';
import { migratedDatabase, type TestDatabase } from '../../testing/test-database';
import { singleProcessFanout, type Deliver, type Fanout } from './fanout';
import { PostgresFanout } from './postgres-fanout';

let db: TestDatabase;
const fanouts: Fanout[] = [];

beforeAll(async () => {
  db = await migratedDatabase();
});
afterAll(async () => {
  for (const fanout of fanouts) await fanout.close();
  await db.close();
});

/** Starts a process and records what it delivers. */
const start = async () => {
  const delivered: number[] = [];
  const waiting: (() => void)[] = [];
  const deliver: Deliver = async ({ data }) => {
    delivered.push(Number(data));
    for (const wake of waiting.splice(0)) wake();
  };
  const fanout = db.url
    ? await PostgresFanout.start(db.url, deliver, { error: () => {} })
    : singleProcessFanout(deliver);
  fanouts.push(fanout);
  const until = async (last: number) => {
    while (!delivered.includes(last)) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { fanout, delivered, until };
};

/** Closes the listening connections like a network restart; PGlite has none. */
const cutListeners = async () => {
  if (!db.url) return;
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike any (array['listen %', '%clock_timestamp()%', '%from realtime_events%'])
  `.execute(db.database.read);
};

it('messages sent while the listeners are disconnected arrive once and in order [SHELL-318]', async () => {
  const first = await start();
  const second = db.url ? await start() : first;
  const send = (number: number) =>
    first.fanout.send({ channel: 'private-users.1', event: 'counted', data: String(number) });
  await send(1);
  await Promise.all([first.until(1), second.until(1)]);
  await cutListeners();
  for (const number of [2, 3, 4]) await send(number);
  await Promise.all([first.until(4), second.until(4)]);
  await send(5);
  await Promise.all([first.until(5), second.until(5)]);
  expect(first.delivered).toEqual([1, 2, 3, 4, 5]);
  expect(second.delivered).toEqual([1, 2, 3, 4, 5]);
});
