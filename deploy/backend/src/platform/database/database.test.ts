import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely } from 'kysely';
import { emptyDatabase } from '../../testing/test-database';
import { Database } from './database';

interface Tables {
  places: { id: number; taken: boolean; day: string; big: number; share: number; name: string };
}

describe('the database', () => {
  let database: Database<Tables>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ database, close } = await emptyDatabase<Tables>());
    await sql`create table places (id int primary key, taken boolean not null, day date not null, big bigint not null,
      share numeric(8, 2) not null, name text not null)`.execute(database.read);
    await database.read
      .insertInto('places')
      .values(
        [1, 2, 3].map((id) => ({ id, taken: false, day: '2026-11-21', big: 2 ** 40, share: 12.5, name: 'Ёлкин' })),
      )
      .execute();
  });

  afterAll(() => close());

  it('returns dates as text and numbers as numbers with either database', async () => {
    const row = await database.read.selectFrom('places').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    expect(row).toEqual({ id: 1, taken: false, day: '2026-11-21', big: 2 ** 40, share: 12.5, name: 'Ёлкин' });
  });

  it('lower-cases Cyrillic', async () => {
    const { rows } = await sql<{ low: string }>`select lower(name) as low from places limit 1`.execute(database.read);
    expect(rows).toEqual([{ low: 'ёлкин' }]);
  });

  it('stores nothing of a transaction that throws, and executes the next one', async () => {
    const work = database.transaction(async (transaction) => {
      await transaction.updateTable('places').set({ taken: true }).execute();
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    const taken = await database.transaction((transaction) =>
      transaction.selectFrom('places').select('id').where('taken', '=', true).execute(),
    );
    expect(taken).toEqual([]);
  });

  it('reports code and constraint of a violation and stays usable', async () => {
    const again = database.read
      .insertInto('places')
      .values({ id: 1, taken: false, day: '2026-11-21', big: 1, share: 1, name: 'x' });
    await expect(again.execute()).rejects.toMatchObject({ code: '23505', constraint: 'places_pkey' });
    await expect(database.read.selectFrom('places').select('id').execute()).resolves.toHaveLength(3);
  });

  it('throws at once on a query outside the current transaction, where PGlite would wait forever', async () => {
    const work = database.transaction(async () => database.read.selectFrom('places').selectAll().execute());
    await expect(work).rejects.toThrow('Inside a transaction');
    const nested = database.transaction(() => database.transaction(async () => 1));
    await expect(nested).rejects.toThrow('cannot begin inside another one');
  });

  it('runs effects once after the commit, and none of a transaction that throws', async () => {
    const calls: string[] = [];
    const callback = () => void calls.push('done');
    await database.transaction(async () => {
      database.afterCommit(callback);
      database.afterCommit(callback);
      expect(calls).toEqual([]);
    });
    const failing = database.transaction(async () => {
      database.afterCommit(callback);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(calls).toEqual(['done']);
    expect(() => database.afterCommit(callback)).toThrow('needs a transaction');
  });

  it('runs the last steps of a transaction after its work, within it', async () => {
    const order: string[] = [];
    const work = () =>
      database.transaction(async (transaction) => {
        database.beforeCommit(async (handle) => {
          order.push('step');
          expect(handle).toBe(transaction);
          await handle.selectFrom('places').select('id').execute();
        });
        database.afterCommit(() => order.push('committed'));
        order.push('work');
      });
    await work();
    expect(order).toEqual(['work', 'step', 'committed']);
    const failing = database.transaction(async () => {
      database.beforeCommit(() => Promise.reject(new Error('no')));
      database.afterCommit(() => order.push('never'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(order).not.toContain('never');
    expect(() => database.beforeCommit(async () => {})).toThrow('needs a transaction');
  });

  it('executes a cached statement correctly after its table has changed, also in a transaction [SHELL-343]', async () => {
    await sql`create table changing (id int)`.execute(database.read);
    await sql`insert into changing values (1)`.execute(database.read);
    const read = async (db: Kysely<Tables>) => (await sql`select * from changing`.execute(db)).rows;
    for (let times = 0; times < 7; times += 1) expect(await read(database.read)).toEqual([{ id: 1 }]);
    await sql`alter table changing add column name text default 'x'`.execute(database.read);
    expect(await read(database.read)).toEqual([{ id: 1, name: 'x' }]);
    await sql`alter table changing add column day date default '2026-11-21'`.execute(database.read);
    const work = database.transaction((transaction) => read(transaction));
    await expect(work).resolves.toEqual([{ id: 1, name: 'x', day: '2026-11-21' }]);
  });

  it('executes more different statements than it caches', async () => {
    for (let number = 0; number < 520; number += 1) {
      const { rows } = await sql<{ n: number }>`select ${sql.raw(String(number))} + ${0}::int as n`.execute(
        database.read,
      );
      expect(rows).toEqual([{ n: number }]);
    }
    const { rows } = await sql<{ n: number }>`select ${sql.raw('0')} + ${0}::int as n`.execute(database.read);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('keeps a parallel query out of a transaction, so that its writes stay [SHELL-343]', async () => {
    const row = (id: number) => ({ id, taken: true, day: '2026-11-21', big: 1, share: 1, name: 'beside' });
    const works = [10, 11, 12].map((id) =>
      database.transaction(async (transaction) => {
        await transaction
          .insertInto('places')
          .values(row(id + 10))
          .execute();
        throw new Error('stop');
      }),
    );
    const writes = [10, 11, 12].map((id) => database.read.insertInto('places').values(row(id)).execute());
    await Promise.allSettled(works);
    await Promise.all(writes);
    const stored = await database.read.selectFrom('places').select('id').where('name', '=', 'beside').execute();
    expect(stored.map(({ id }) => id).sort()).toEqual([10, 11, 12]);
    await database.read.deleteFrom('places').where('name', '=', 'beside').execute();
  });

  it('retries a transaction that the database ended because of a deadlock', async () => {
    let runs = 0;
    const result = await database.transaction(async () => {
      runs += 1;
      if (runs < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return 'stored';
    });
    expect([result, runs]).toEqual(['stored', 3]);
  });

  it('admits exactly as many parallel takers as there are places', async () => {
    const take = () =>
      database.transaction(async (transaction) => {
        const free = await transaction
          .selectFrom('places')
          .select('id')
          .where('taken', '=', false)
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .executeTakeFirst();
        if (!free) return false;
        await transaction.updateTable('places').set({ taken: true }).where('id', '=', free.id).execute();
        return true;
      });
    const results = await Promise.all(Array.from({ length: 20 }, take));
    // on PostgreSQL a waiter finds its row taken after waiting and looks no further: never more than the places
    expect(results.filter(Boolean).length).toBeLessThanOrEqual(3);
    const { length } = await database.read.selectFrom('places').select('id').where('taken', '=', true).execute();
    expect(length).toBe(results.filter(Boolean).length);
  });
});

describe('a closed database', () => {
  afterEach(() => jest.restoreAllMocks());

  // while one is enabled, every promise of the process carries its value
  it('leaves no async context behind', async () => {
    const disable = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
    const { database, close } = await emptyDatabase();
    await database.transaction(async () => undefined);
    expect(disable).not.toHaveBeenCalled();
    await close();
    expect(disable).toHaveBeenCalledTimes(1);
  });

  it('leaves none if its thread continues', async () => {
    const thread = (await Database.onPglite()).release();
    const disable = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
    const database = await Database.onPglite({ thread: thread ?? undefined });
    await database.transaction(async () => undefined);
    expect(database.release()).toBe(thread);
    expect(disable).toHaveBeenCalledTimes(1);
    await thread?.terminate();
  });
});

describe('a snapshot of PGlite', () => {
  it('starts further independent databases with the same rows', async () => {
    const first = await Database.onPglite<Tables>();
    await sql`create table places (id int primary key)`.execute(first.read);
    await sql`insert into places values (1)`.execute(first.read);
    const snapshot = await first.pglite?.snapshot();
    await first.close();
    const second = await Database.onPglite<Tables>({ snapshot });
    const { rows } = await sql`select id from places`.execute(second.read);
    expect(rows).toEqual([{ id: 1 }]);
    await second.close();
  });
});
