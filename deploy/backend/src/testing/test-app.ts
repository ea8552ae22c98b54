import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { demoPictureRoutes } from '../../../demo/src/pictures.routes';
import { createApp } from '../entry/app';
import { createSession } from '../identity/sessions/sessions.repository';
import { readConfig } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import type { Email } from '../platform/mail/mailer';
import type { ChannelEvent, NumberedEvent } from '../platform/realtime/channel-log.repository';
import { createRuntime, type Runtime } from '../entry/runtime';
import type { Services } from '../platform/services';
import { TestClock } from './clock';
import { documentsFromSource } from './documents-from-source';
import { demoDatabase, migratedDatabase, type TestDatabase } from './test-database';

/** The response; `body` is the parsed JSON, null without one. */
export interface Received<Body = unknown> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
  /** The bytes, for files. */
  raw: Buffer;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  /** Default 127.0.0.1. */
  address?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A caller of the API: a signed-in user, or a visitor. Paths stand without `/api`, as in the requirements. */
export class TestCaller {
  constructor(
    private readonly inject: (options: InjectOptions) => Promise<Received>,
    readonly token: string | null,
  ) {}

  async call<Body = unknown>(method: Method, path: string, options: CallOptions = {}): Promise<Received<Body>> {
    const { body, headers, query, address } = options;
    const received = await this.inject({
      method,
      url: ['/health', '/ready'].includes(path) ? path : `/api${path}`,
      query,
      remoteAddress: address,
      headers: {
        'accept-language': 'ru',
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as InjectOptions['payload'] }),
    });
    return received as Received<Body>;
  }

  get = <Body = unknown>(path: string, options?: CallOptions) => this.call<Body>('GET', path, options);
  post = <Body = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    this.call<Body>('POST', path, { body, ...options });
  put = <Body = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    this.call<Body>('PUT', path, { body, ...options });
  patch = <Body = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    this.call<Body>('PATCH', path, { body, ...options });
  delete = <Body = unknown>(path: string, options?: CallOptions) => this.call<Body>('DELETE', path, options);
}

/** The application on a database of its own, in memory: no port, nothing in the background. */
export class TestApp {
  private constructor(
    readonly app: Awaited<ReturnType<typeof createApp>>,
    readonly services: Services,
    readonly database: Database<Tables>,
    readonly clock: TestClock,
    /** E-mails that were sent, the newest last; `services.outbox.drain()` sends what waits. */
    readonly emails: Email[],
    private readonly runtime: Runtime,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  /** Starts with the demo data. @param env settings of the installation for this test */
  static async start(env: Record<string, string> = {}): Promise<TestApp> {
    return TestApp.startOn(await demoDatabase(), env);
  }

  /** Starts without exhibitors, users or services: the test adds what it needs with `builders/`. */
  static async startEmpty(env: Record<string, string> = {}): Promise<TestApp> {
    return TestApp.startOn(await migratedDatabase(), env);
  }

  private static async startOn({ database, url, close }: TestDatabase, env: Record<string, string>): Promise<TestApp> {
    const clock = new TestClock();
    const emails: Email[] = [];
    const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-backend-'));
    const runtime = await createRuntime({
      config: readConfig({
        DATA_DIR: dataDir,
        DATABASE_URL: url ?? '',
        PUBLIC_URL: 'https://portal.example',
        TRUSTED_PROXIES: '1',
        ...env,
      }),
      database,
      clock,
      log: { error: () => {} },
      mailer: { send: async (email) => void emails.push(email) },
      mailWorkers: 1,
      documents: documentsFromSource(),
    });
    const app = await createApp(runtime.services, {
      checkResponses: true,
      pages: [demoPictureRoutes],
      // tests call at one moment what people call in days; the budget has tests of its own
      anonymousLimits: { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 },
    });
    await app.ready();
    return new TestApp(app, runtime.services, database, clock, emails, runtime, async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.runtime.stop();
    await this.cleanUp();
  }

  private readonly inject = async (options: InjectOptions): Promise<Received> => {
    const response = await this.app.inject(options);
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? (response.json() as unknown) : null,
      headers: response.headers,
      raw: response.rawPayload,
    };
  };

  /** A caller without a session. */
  get visitor(): TestCaller {
    return new TestCaller(this.inject, null);
  }

  /** Whoever holds a token. */
  with(token: string): TestCaller {
    return new TestCaller(this.inject, token);
  }

  /** The user with that email, signed in at the time of the clock. */
  async as(email: string): Promise<TestCaller> {
    const user = await this.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return new TestCaller(this.inject, await createSession(this.database.read, user.id, this.clock.now()));
  }

  /** Realtime events that were written and not sent yet, the newest last. */
  async events(): Promise<ChannelEvent[]> {
    const rows = await this.database.read
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'event')
      .orderBy('id')
      .execute();
    return rows.map(({ payload }) => {
      const { channel, event, data } = payload as NumberedEvent;
      return { channel, event, data };
    });
  }
}
