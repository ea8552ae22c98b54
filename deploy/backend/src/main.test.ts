import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newDatabaseName, createDatabase, dropDatabase, siblingUrl, testServerUrl } from './testing/test-server';

/** The bundled program as a process of its own: start, clean stop, lock, and what survives a kill. */
const root = join(__dirname, '..');
const server = testServerUrl();
const databaseName = newDatabaseName();
const running: ChildProcess[] = [];
let bundleFolder: string;
let dataDir: string;

/** The bundler is an ES module, which jest does not load: it runs beside the test. */
const bundleNow = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const script = `
      import { bundle } from ${JSON.stringify(pathToFileURL(join(root, 'bundle.mjs')).href)};
      import { copyFileSync } from 'node:fs';
      const folder = await bundle('process-test', { main: './src/main.ts', 'documents.worker': './src/documents/documents.worker.ts' });
      copyFileSync('src/database/pglite.worker.mjs', folder + '/pglite.worker.mjs');
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

const launch = (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(bundleFolder, 'main.js')], {
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

it('loses no acknowledged pass when it is killed in the middle of writing [PASS-250]', async () => {
  const acknowledged: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const { child, url, ended } = await start();
    const headers = { authorization: `Bearer ${await signIn(url)}`, 'content-type': 'application/json' };
    const target = acknowledged.length + 5;
    const write = async (): Promise<void> => {
      for (;;) {
        const body = { type: 'certificate', company_name: 'Тест', lastname: 'Иванов', name: 'Иван', middlename: null };
        const response = await fetch(`${url}/api/participants/101/personal-passes`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        if (response.status !== 201) return;
        acknowledged.push(((await response.json()) as { data: { id: number } }).data.id);
        if (acknowledged.length >= target) child.kill('SIGKILL');
      }
    };
    // the connection breaks when the process is killed: that is the end of each writer
    await Promise.allSettled([write(), write(), write()]);
    expect(await ended).toBe('SIGKILL');
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(10);

  const { child, url, ended } = await start();
  const headers = { authorization: `Bearer ${await signIn(url)}` };
  for (const id of acknowledged) {
    const response = await fetch(`${url}/api/participants/101/personal-passes/${id}`, { headers });
    expect([id, response.status]).toEqual([id, 200]);
  }
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('says that it is ready, answers /health, and ends cleanly on SIGTERM', async () => {
  const { child, url, printed, ended } = await start();
  expect(printed()).toContain(`Backend ready on ${url}`);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('ends by itself when the process that started it is gone', async () => {
  const { child, ended } = await start();
  child.disconnect();
  expect(await ended).toBe(0);
});

it('refuses a wrong setting by its name, with exit code 1', async () => {
  const { printed, ended } = launch({ PORT: 'many' });
  expect(await ended).toBe(1);
  expect(printed()).toContain('PORT must be a whole number, but it is "many"');
});

if (!server) {
  it('refuses a data folder that another process has, with exit code 1', async () => {
    const first = await start();
    const second = launch();
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`is in use by process ${first.child.pid}`);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });
}
