import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import type { FanoutMessage } from '../realtime/fanout';
import { PostgresFanout } from '../realtime/postgres-fanout';
import { startCutProxy, type CutProxy } from '../../../../bench/cut-proxy.cjs';
import { anExhibitor, type Exhibitor } from '../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../testing/test-app';
import { migratedDatabase, type TestDatabase } from '../../testing/test-database';
import { testServerUrl } from '../../testing/test-server';
import { Database } from './database';
import { databaseErrorOf, DatabaseUnavailable, isStorageFull } from './database-error';
import { GuardedPool } from './guarded-pool';

const errorOf = (code?: string) => Object.assign(new Error('said by the driver'), code === undefined ? {} : { code });

describe('database errors', () => {
  it.each([
    ['a refused connection', 'ECONNREFUSED', true],
    ['a connection that was reset', 'ECONNRESET', true],
    ['a broken pipe', 'EPIPE', true],
    ['what the driver says of the wire', undefined, true],
    ['an administrator who ends the connection', '57P01', true],
    ['a server that starts', '57P03', true],
    ['a lost connection', '08006', true],
    ['too many connections', '53300', true],
    ['a statement that took too long', '57014', true],
    ['a wrong statement of ours', '08P01', false],
    ['a violation', '23505', false],
    ['a deadlock', '40P01', false],
  ])('%s (%s) counts as unavailable: %s', (_what, code, isAway) => {
    const error = errorOf(code);
    const seen = databaseErrorOf(error);
    expect(seen instanceof DatabaseUnavailable).toBe(isAway);
    if (!isAway) expect(seen).toBe(error);
  });

  it('what a pooler says before it closes the connection counts as unavailable [SHELL-290]', () => {
    const error = Object.assign(errorOf('08P01'), { severity: 'FATAL' });
    expect(databaseErrorOf(error)).toBeInstanceOf(DatabaseUnavailable);
  });

  it('an invalid value is a programming error', () => {
    const error = new TypeError('circular');
    expect(databaseErrorOf(error)).toBe(error);
  });

  it.each([
    ['53100', true],
    ['ENOSPC', true],
    ['EDQUOT', true],
    ['23505', false],
    [undefined, false],
  ])('code %s counts as a full disk: %s', (code, isFull) => {
    expect(isStorageFull(errorOf(code))).toBe(isFull);
  });
});

describe('calls while the database fails', () => {
  let portal: TestApp;
  let exhibitor: Exhibitor;
  let editor: TestCaller;
  beforeAll(async () => {
    portal = await TestApp.startEmpty();
    exhibitor = await anExhibitor(portal);
    editor = await exhibitor.as('edit');
  });
  afterAll(() => portal.stop());
  afterEach(() => jest.restoreAllMocks());

  const write = (locale: string) =>
    editor.post(
      `${exhibitor.path}/personal-passes`,
      { type: 'certificate', company_name: 'Тест', lastname: 'Иванов', name: 'Иван', middlename: null },
      { headers: { 'accept-language': locale } },
    );

  it.each([
    ['ru', 'Сервис временно недоступен. Повторите попытку через минуту'],
    ['en', 'The service is temporarily unavailable. Try again in a moment'],
  ])('are answered with 503 and a retry time if it is unavailable, in %s [SHELL-290]', async (locale, message) => {
    jest.spyOn(portal.database, 'transaction').mockRejectedValue(databaseErrorOf(errorOf('ECONNREFUSED')));
    const { status, body, headers } = await write(locale);
    expect([status, body]).toEqual([503, { message, code: 'database_unavailable' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    ['53100', 'ru', 'Сейчас сохранить нельзя: на сервере закончилось место'],
    ['ENOSPC', 'en', 'This cannot be saved right now: the server is out of storage'],
  ])('are answered with 507 if the storage is full (%s), in %s [SHELL-291]', async (code, locale, message) => {
    jest.spyOn(portal.database, 'transaction').mockRejectedValue(errorOf(code));
    const { status, body } = await write(locale);
    expect(status).toBe(507);
    expect(body).toEqual({ message: expect.stringContaining(message), code: 'storage_full' });
  });
});

const server = testServerUrl();
if (server) {
  describe('the connection to PostgreSQL', () => {
    let db: TestDatabase;
    let way: CutProxy;
    let database: Database<{ marks: { id: number } }>;
    beforeAll(async () => {
      db = await migratedDatabase();
      way = await startCutProxy(db.url ?? '');
      database = await Database.onPostgres(way.url);
      await sql`create table marks (id int primary key)`.execute(database.read);
    });
    afterAll(async () => {
      await way.restore();
      await database.close();
      await way.close();
      await db.close();
    });

    const stored = async () => (await database.read.selectFrom('marks').select('id').execute()).map(({ id }) => id);

    it('recovers when the server closes it while writers use it: they fail, the next ones succeed [SHELL-290]', async () => {
      let id = 0;
      const acknowledged: number[] = [];
      const failed: unknown[] = [];
      const writer = async () => {
        for (let turn = 0; turn < 20; turn += 1) {
          const own = (id += 1);
          await database
            .transaction(async (trx) => {
              await trx.insertInto('marks').values({ id: own }).execute();
              // between two statements nothing waits for a response
              await new Promise(setImmediate);
            })
            .then(
              () => acknowledged.push(own),
              (error: unknown) => failed.push(error),
            );
        }
      };
      const admin = new Client({ connectionString: db.url ?? '' });
      await admin.connect();
      const terminator = async () => {
        for (let turn = 0; turn < 7; turn += 1) {
          await admin.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          );
        }
      };
      await Promise.all([writer(), writer(), terminator()]);
      await admin.end();
      expect(failed.length).toBeGreaterThan(0);
      for (const error of failed) expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect(await stored()).toEqual(expect.arrayContaining(acknowledged));
      await expect(database.transaction(async () => 'stored')).resolves.toBe('stored');
    });

    it('recovers after a complete outage as soon as the server is back [SHELL-290]', async () => {
      await way.cut();
      await expect(stored()).rejects.toBeInstanceOf(DatabaseUnavailable);
      await expect(database.transaction(async () => 1)).rejects.toBeInstanceOf(DatabaseUnavailable);
      await way.restore();
      await expect(stored()).resolves.toBeDefined();
    });

    it('aborts a statement without a response, without waiting for its rollback [SHELL-290]', async () => {
      const pool = new GuardedPool(new Pool({ connectionString: way.url }), { answerMs: 300 });
      const client = await pool.connect();
      way.silence();
      await expect(client.query('select 1', [])).rejects.toBeInstanceOf(DatabaseUnavailable);
      await expect(client.query('select 2', [])).rejects.toBeInstanceOf(DatabaseUnavailable);
      await expect(client.query('rollback', [])).resolves.toMatchObject({ rows: [] });
      client.release();
      await way.restore();
      const next = await pool.connect();
      await expect(next.query('select 3 as three', [])).resolves.toMatchObject({ rows: [{ three: 3 }] });
      next.release();
      await pool.end();
    });

    it.each(['cut', 'silence'] as const)(
      'delivers live events that were sent during an outage (%s), each once [SHELL-290]',
      async (how) => {
        const heard: unknown[] = [];
        let onAll = () => {};
        const all = new Promise<void>((resolve) => (onAll = resolve));
        const collect = async (message: FanoutMessage) => {
          heard.push(message.data);
          if (heard.includes('after')) onAll();
        };
        const log = { error: () => {} };
        const near = await PostgresFanout.start(way.url, collect, log);
        const other = await PostgresFanout.start(db.url ?? '', async () => {}, log);
        const send = (fanout: PostgresFanout, data: string) =>
          fanout.send({ channel: `public-${how}`, event: 'e', data });
        await send(near, 'before');
        await way[how]();
        await expect(send(near, 'refused')).rejects.toThrow();
        await send(other, 'meanwhile');
        await way.restore();
        await send(other, 'after');
        await all;
        await Promise.all([near.close(), other.close()]);
        expect(heard).toEqual(['before', 'meanwhile', 'after']);
      },
    );
  });
}
