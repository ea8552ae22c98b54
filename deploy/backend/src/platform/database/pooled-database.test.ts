import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import PusherClient from 'pusher-js';
import { createApp } from '../../entry/app';
import { createRuntime } from '../../entry/runtime';
import { TestClock } from '../../testing/clock';
import { findPgbouncer, startPgbouncer, type RunningPgbouncer } from '../../testing/pgbouncer';
import { demoDatabase, emptyDatabase } from '../../testing/test-database';
import { demoPassword } from '../../testing/second-factor';
import { testServerUrl } from '../../testing/test-server';
import { readConfig } from '../config';
import { Database } from './database';
import { DatabaseUnavailable } from './database-error';
import { openDatabase } from './open-database';
import type { Tables } from './tables';

/** PgBouncer in transaction mode, with two connections to the server for each database. */
const server = testServerUrl();
const program = server ? findPgbouncer('the portal was not tested behind a pooler') : null;
const connections = 2;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const pooled = async (directUrl: string): Promise<RunningPgbouncer & { url: string }> => {
  const bouncer = await startPgbouncer(program ?? '', directUrl, connections);
  closing.push(bouncer.stop);
  return { ...bouncer, url: bouncer.urlOf(directUrl) };
};

it('a direct address is refused where no pooler is named [SHELL-670]', () => {
  const settings = { DATABASE_DIRECT_URL: 'postgres://db/fair' };
  expect(() => readConfig(settings)).toThrow('DATABASE_DIRECT_URL has no effect without DATABASE_URL');
});

if (program) {
  it('migrations take the direct address, calls share the connections of the pooler [SHELL-670]', async () => {
    const empty = await emptyDatabase();
    closing.push(empty.close);
    const { url } = await pooled(empty.url ?? '');
    const warnings: string[] = [];
    const config = { databaseUrl: url, databaseDirectUrl: empty.url, databaseConnections: 8, dataDir: '' };
    const { database, close } = await openDatabase(config, { warn: (message) => void warnings.push(message) });
    closing.push(close);

    const seen = await Promise.all(
      Array.from({ length: 24 }, (_, each) =>
        database.transaction(async (trx) => {
          await trx
            .insertInto('settings')
            .values({ key: `k${each}`, value: 'v' })
            .execute();
          const { rows } = await sql<{ pid: number; timeout: string; jit: string }>`
            select pg_backend_pid() as pid, current_setting('statement_timeout') as timeout, current_setting('jit') as jit
          `.execute(trx);
          return rows[0];
        }),
      ),
    );
    expect(new Set(seen.map((row) => row?.pid)).size).toBeLessThanOrEqual(connections);
    expect(new Set(seen.map((row) => `${row?.timeout} ${row?.jit}`))).toEqual(new Set(['9500ms off']));
    expect(await database.read.selectFrom('settings').selectAll().where('key', 'like', 'k%').execute()).toHaveLength(
      24,
    );
    expect(warnings).toEqual([]);
  });

  it('sign-in, writes and live events between processes work through the pooler [SHELL-670]', async () => {
    const demo = await demoDatabase();
    closing.push(demo.close);
    const { url } = await pooled(demo.url ?? '');
    const clock = new TestClock();
    const start = async () => {
      const database = await Database.onPostgres<Tables>(url, { connections: 4, isPooled: true });
      const env = { DATABASE_URL: url, DATABASE_DIRECT_URL: demo.url ?? '', REALTIME_SECRET: 'top-secret' };
      const log = { error: () => {} };
      const mailer = { send: async () => {} };
      const runtime = await createRuntime({ config: readConfig(env), database, clock, log, mailer });
      const app = await createApp(runtime.services, { checkResponses: true });
      runtime.services.realtime.server.attach(app.server);
      await app.listen({ port: 0, host: '127.0.0.1' });
      closing.push(async () => {
        runtime.services.realtime.server.close();
        await app.close();
        await runtime.stop();
        await database.close();
      });
      return { runtime, port: (app.server.address() as AddressInfo).port };
    };
    const [one, other] = [await start(), await start()];
    const call = async <Body>(path: string, body: object, token?: string): Promise<Body> => {
      const response = await fetch(`http://127.0.0.1:${one.port}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Body;
    };

    const credentials = { email: 'editor@severmech.example', password: demoPassword };
    const { data: session } = await call<{ data: { token: string } }>('auth/login', credentials);
    const tab = new PusherClient('fairfront', {
      ...{ cluster: '', wsHost: '127.0.0.1', wsPort: other.port, forceTLS: false, enabledTransports: ['ws'] },
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '',
        customHandler: ({ socketId, channelName }, done) =>
          void call<{ auth: string }>(
            'broadcasting/auth',
            { socket_id: socketId, channel_name: channelName },
            session.token,
          ).then(
            (allowed) => done(null, allowed),
            (error: Error) => done(error, null),
          ),
      },
    });
    closing.push(async () => tab.disconnect());
    const channel = tab.subscribe('private-participants.101');
    await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
    const heard = new Promise((resolve) =>
      channel.bind_global((event: string) => event.includes('pass') && resolve(event)),
    );

    const person = { type: 'certificate', company_name: 'Тест', lastname: 'Иванов', name: 'Иван', middlename: null };
    await call('participants/101/personal-passes', person, session.token);
    await one.runtime.services.outbox.drain();
    expect(await heard).toEqual(expect.stringContaining('pass'));
  });

  it('calls behind a pooler that has gone are answered as without a database [SHELL-290]', async () => {
    const demo = await demoDatabase();
    closing.push(demo.close);
    const { url, stop } = await pooled(demo.url ?? '');
    const database = await Database.onPostgres<Tables>(url, { connections: 1, isPooled: true });
    closing.push(() => database.close());
    await stop();
    await expect(database.read.selectFrom('users').select('id').execute()).rejects.toThrow(DatabaseUnavailable);
  });
}
