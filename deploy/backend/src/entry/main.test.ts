import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { readConfig } from '../platform/config';
import { openDatabase } from '../platform/database/open-database';
import { newDatabaseName, createDatabase, dropDatabase, siblingUrl, testServerUrl } from '../testing/test-server';

/** The bundled program in its own process: start, clean stop, lock, and what survives a kill. */
const root = join(__dirname, '../..');
const server = testServerUrl();
const databaseName = newDatabaseName();
const running: ChildProcess[] = [];
let bundleFolder: string;
let dataDir: string;

/** The bundler is an ES module, which jest does not load, so it runs in a separate process. */
const bundleNow = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const script = `
      import { bundle } from ${JSON.stringify(pathToFileURL(join(root, 'bundle.mjs')).href)};
      import { copyFileSync } from 'node:fs';
      const folder = await bundle('process-test', { main: './src/entry/main.ts', demo: '../demo/src/index.ts', 'documents.worker': './src/entry/documents.worker.ts' });
      for (const name of ['pglite.worker.mjs', 'pglite-statements.mjs']) copyFileSync('src/platform/database/' + name, folder + '/' + name);
      console.log(folder);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
    let printed = '';
    let failed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (failed += chunk.toString()));
    child.once('exit', (code) =>
      code === 0 ? resolve(printed.trim().split('\n').at(-1) ?? '') : reject(new Error(failed)),
    );
  });

interface Started {
  child: ChildProcess;
  url: string;
  printed: () => string;
  ended: Promise<number | string | null>;
}

const launch = (env: Record<string, string> = {}, words: readonly string[] = []) => {
  const child = spawn(process.execPath, [join(bundleFolder, 'main.js'), ...words], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: server ? siblingUrl(server, databaseName) : '',
      DEMO: 'world',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  return { child, printed: () => printed, ended };
};

const start = async (env?: Record<string, string>): Promise<Started> => {
  const { child, printed, ended } = launch(env);
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type: string; port?: number }) => {
      if (message.type === 'ready') resolve(message.port ?? 0);
    });
    void ended.then(() => reject(new Error(printed())));
  });
  return { child, url: `http://127.0.0.1:${port}`, printed, ended };
};

const signIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@severmech.example', password: 'Fairfront-demo-1' }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
};

/** Checks that every pass is stored, and stops the process. */
const expectStored = async ({ child, url, ended }: Started, passes: readonly number[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await signIn(url)}` };
  for (const id of passes) {
    const response = await fetch(`${url}/api/participants/101/personal-passes/${id}`, { headers });
    expect([id, response.status]).toEqual([id, 200]);
  }
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
};

beforeAll(async () => {
  bundleFolder = await bundleNow();
  dataDir = mkdtempSync(join(tmpdir(), 'fairfront-main-'));
  if (server) await createDatabase(server, databaseName);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  if (server) await dropDatabase(server, databaseName);
  rmSync(dataDir, { recursive: true, force: true });
});

it('a backend killed while writing loses no acknowledged pass [PASS-250]', async () => {
  const acknowledged: number[] = [];
  const killed = await start();
  const headers = { authorization: `Bearer ${await signIn(killed.url)}`, 'content-type': 'application/json' };
  // six acknowledged writes and two pending ones leave room in the quota for the next test
  const target = 6;
  const write = async (): Promise<void> => {
    while (acknowledged.length < target) {
      const body = { type: 'certificate', company_name: 'Тест', lastname: 'Иванов', name: 'Иван', middlename: null };
      const response = await fetch(`${killed.url}/api/participants/101/personal-passes`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (response.status !== 201) return;
      acknowledged.push(((await response.json()) as { data: { id: number } }).data.id);
      if (acknowledged.length >= target) killed.child.kill('SIGKILL');
    }
  };
  // the connection breaks when the process is killed, which ends each writer
  await Promise.allSettled([write(), write(), write()]);
  expect(await killed.ended).toBe('SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(target);

  await expectStored(await start(), acknowledged);
});

/** A creation whose body is only partly sent; the server has begun to read it when the promise resolves. */
const beginCreation = async (url: string, token: string, lastname: string) => {
  const person = { type: 'certificate', company_name: 'Тест', lastname, name: 'Иван', middlename: null };
  const body = Buffer.from(JSON.stringify(person));
  const { hostname, port } = new URL(url);
  const sent = request({
    ...{ hostname, port, method: 'POST', path: '/api/participants/101/personal-passes' },
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const answered = once(sent, 'response').then(async ([response]) => {
    const { data } = (await json(response as IncomingMessage)) as { data: { id: number } };
    return { status: (response as IncomingMessage).statusCode, id: data.id };
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return { finish: () => sent.end(body), answered };
};

/** Resolves when new connections are refused. */
const refusesConnections = async (url: string): Promise<void> => {
  const { hostname, port } = new URL(url);
  for (let isListening = true; isListening;) {
    const probe = connect(Number(port), hostname);
    isListening = await once(probe, 'connect').then(
      () => true,
      () => false,
    );
    probe.destroy();
  }
};

it('a backend that is asked to stop finishes its current calls: 8 of 8 writes are stored [SHELL-292]', async () => {
  const first = await start();
  const token = await signIn(first.url);
  const names = [...'АБВГДЕЖЗ'].map((letter) => `Остановкин${letter.toLowerCase()}`);
  const writes = await Promise.all(names.map((lastname) => beginCreation(first.url, token, lastname)));
  first.child.kill('SIGTERM');
  await refusesConnections(first.url);
  for (const { finish } of writes) finish();
  const answers = await Promise.all(writes.map(({ answered }) => answered));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
  expect(await first.ended).toBe(0);

  await expectStored(
    await start(),
    answers.map(({ id }) => id),
  );
});

describe('a running backend', () => {
  let backend: Started;
  const releases = () => join(dataDir, 'releases', 'mf-passes');
  beforeAll(async () => {
    mkdirSync(releases(), { recursive: true });
    writeFileSync(join(releases(), 'entry.js'), '');
    writeFileSync(join(dataDir, 'old'), '');
    for (const file of [join(dataDir, 'old'), join(releases(), 'entry.js')]) chmodSync(file, 0o666);
    chmodSync(releases(), 0o777);
    backend = await start();
  });

  it('reports that it is ready, and answers /health', async () => {
    expect(backend.printed()).toContain(`Backend ready on ${backend.url}`);
    const health = await fetch(`${backend.url}/health`);
    expect(health.status).toBe(200);
    expect(((await health.json()) as { domain: object }).domain).toHaveProperty(
      'passes',
      expect.stringMatching(/^\d+\.\d+\.\d+\+[0-9a-f]{10}$/),
    );
  });

  it('writes files that only its own user can read, and corrects the rights of earlier ones [SHELL-296]', async () => {
    await signIn(backend.url);
    const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name): [string, string] => {
      const { mode } = lstatSync(join(dataDir, name));
      return [name, (mode & 0o777).toString(8)];
    });
    const open = found.filter(([, mode]) => !mode.endsWith('00')).map(([name]) => name);
    // released files may be read by a web server of the same group
    expect(open.sort()).toEqual(['releases', 'releases/mf-passes', 'releases/mf-passes/entry.js']);
    expect(found.find(([name]) => name === 'releases/mf-passes/entry.js')?.[1]).toBe('640');
    expect((lstatSync(dataDir).mode & 0o027).toString(8)).toBe('0');
  });

  it('closes upgrade requests that are not for a socket instead of leaving them open [SHELL-303]', async () => {
    const { port } = new URL(backend.url);
    for (const target of ['//', '/app/', '/app/a/b', '/%', '/api/auth/user']) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(
            `GET ${target} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
              'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
          ),
        );
        socket.on('error', () => undefined).once('close', () => resolve());
      });
    }
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });

  if (!server) {
    it('blocks another one in its data folder, which ends with exit code 1', async () => {
      const second = launch();
      expect(await second.ended).toBe(1);
      expect(second.printed()).toContain(`is in use by process ${backend.child.pid}`);
    });
  }

  it('ends when the process that started it has ended', async () => {
    backend.child.disconnect();
    expect(await backend.ended).toBe(0);
  });
});

it('a backend without DEMO runs without the file of demo data', async () => {
  const away = join(dataDir, 'demo.js');
  renameSync(join(bundleFolder, 'demo.js'), away);
  try {
    const env = {
      DEMO: 'none',
      DATA_DIR: join(dataDir, 'own'),
      DATABASE_URL: '',
      SECRET_KEYS: `first:${randomBytes(32).toString('base64')}`,
    };
    const { child, url, ended } = await start(env);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect((await fetch(`${url}/storage/pictures/sofa.svg`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    renameSync(away, join(bundleFolder, 'demo.js'));
  }
});

it('the start leaves the tables alone where it is told to, and starts on those of a later version [SHELL-671]', async () => {
  const env = {
    MIGRATE_AT_START: 'false',
    DEMO: 'none',
    DATA_DIR: join(dataDir, 'apart'),
    DATABASE_URL: '',
    SECRET_KEYS: `first:${randomBytes(32).toString('base64')}`,
  };
  const early = launch(env);
  expect(await early.ended).toBe(1);
  expect(early.printed()).toContain('the first is 0100-first. Run `node dist/main.js migrate`');

  const first = launch(env, ['migrate']);
  expect(await first.ended).toBe(0);
  expect(first.printed()).toContain('Migrated: 0100-first, ');
  const { database, close } = await openDatabase(readConfig(env));
  await sql`insert into kysely_migration (name, timestamp) values ('9000-later', '2027-01-01T00:00:00.000Z')`.execute(
    database.write,
  );
  await close();
  const again = launch(env, ['migrate']);
  expect(await again.ended).toBe(0);
  expect(again.printed()).toContain('The tables are up to date.');

  const { child, printed, ended } = await start(env);
  expect(printed()).toContain('A later version has migrated this database (9000-later)');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('an invalid setting is reported by name, with exit code 1', async () => {
  const { printed, ended } = launch({ PORT: 'many' });
  expect(await ended).toBe(1);
  expect(printed()).toContain('PORT must be a whole number, but it is "many"');
});
