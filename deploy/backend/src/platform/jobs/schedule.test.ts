import { TestClock } from '../../testing/clock';
import { migratedDatabase, type TestDatabase } from '../../testing/test-database';
import { Schedule } from './schedule';
import { listSchedules } from './schedules.repository';

let db: TestDatabase;
const clock = new TestClock();
beforeAll(async () => {
  db = await migratedDatabase();
});
afterAll(() => db.close());

const everyMs = 5_000;
/** The schedule in one process. */
const processOf = (name: string, work: () => Promise<void>) => {
  const errors: unknown[] = [];
  const failed = (error: unknown) => void errors.push(error);
  return { schedule: new Schedule({ name, everyMs, database: db.database, clock, failed }, work), errors };
};

it('one of several processes takes a turn, and the next is due after the interval', async () => {
  let turns = 0;
  const processes = [1, 2, 3].map(() => processOf('shared', async () => void (turns += 1)).schedule);
  const all = () => Promise.all(processes.map((one) => one.turn()));
  expect((await all()).filter(Boolean)).toHaveLength(1);
  clock.advance(everyMs - 1);
  expect((await all()).filter(Boolean)).toHaveLength(0);
  clock.advance(1);
  expect((await all()).filter(Boolean)).toHaveLength(1);
  expect(turns).toBe(2);
});

it('a turn that lasts keeps others away; after the death of its process another one takes over within a minute', async () => {
  let end = () => {};
  const lasting = processOf('lasting', () => new Promise((resolve) => (end = resolve)));
  let turns = 0;
  const other = processOf('lasting', async () => void (turns += 1)).schedule;
  const first = lasting.schedule.turn();
  // the turn has begun once its row is there
  while (!(await listSchedules(db.database.read)).some(({ name }) => name === 'lasting')) continue;
  clock.advance(59_999);
  expect(await other.turn()).toBe(false);
  clock.advance(1);
  expect(await other.turn()).toBe(true);
  const [before] = (await listSchedules(db.database.read)).filter(({ name }) => name === 'lasting');
  end();
  await first;
  // the one that was believed dead changes nothing
  expect((await listSchedules(db.database.read)).filter(({ name }) => name === 'lasting')).toEqual([before]);
  expect(turns).toBe(1);
});

it('a failed turn is recorded for the operator, and the next one clears it', async () => {
  let isBroken = true;
  const { schedule, errors } = processOf('failing', async () => {
    if (isBroken) throw new Error('no connection');
  });
  const errorOf = async () =>
    (await listSchedules(db.database.read)).find(({ name }) => name === 'failing')?.last_error;
  expect(await schedule.turn()).toBe(true);
  expect(errors).toEqual([new Error('no connection')]);
  expect(await errorOf()).toBe('no connection');
  isBroken = false;
  clock.advance(everyMs);
  await schedule.turn();
  expect(await errorOf()).toBeNull();
});
