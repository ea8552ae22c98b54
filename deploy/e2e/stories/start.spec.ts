import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { filledDataDir, freePort, startSystem, type System } from '../support/system';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs `npm start` until it exits. */
const startAndWait = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [join(root, 'deploy/start.mjs')], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: '', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code, output }));
  });

/** Status of a response; 0 without one. */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const childrenOf = (pid: number): string[] => {
  try {
    return execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
  } catch {
    return [];
  }
};

/** Processes started by this one and by those that it started. */
const descendantsOf = (pid: number): string[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(Number(child))]);

/** npm of this Node. */
const npmCli = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');

const isAlive = (pid: string): boolean => {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
};

test.describe.configure({ timeout: 240_000 });

/** Process of a part of the system. */
const processOf = (system: System, name: string): number => {
  const list = execFileSync('ps', ['--ppid', String(system.process.pid), '-o', 'pid=,args='], { encoding: 'utf8' });
  return Number(
    list
      .split('\n')
      .find((line) => line.includes(`deploy/${name}/dist/main.js`))
      ?.trim()
      .split(' ')[0],
  );
};

const passes = '/participants/101/personal-passes';

test('npm start names a port in use and exits with code 1', async () => {
  const port = await freePort();
  const taken = createServer().listen(port, '127.0.0.1');
  const { code, output } = await startAndWait({ PORT: String(port), DATA_DIR: test.info().outputPath('data') });
  taken.close();
  expect(code).toBe(1);
  expect(output).toContain(String(port));
});

test('SIGTERM to npm start itself, as of a service manager, leaves no process behind', async () => {
  const system = await startSystem({ command: [npmCli, 'start'] });
  const started = descendantsOf(system.process.pid ?? 0);
  expect(started.length).toBeGreaterThan(2);
  await system.stop('SIGTERM');
  await expect.poll(() => started.filter(isAlive)).toEqual([]);
});

// one story with one system: a start takes as long as all the checks together
test('the system prints its address and the demo accounts, checks spelling, refuses a second start on its folder, stops cleanly, keeps its data, and restarts killed parts [CAT-302] [SHELL-294]', async () => {
  const dataDir = filledDataDir(test.info().outputPath('data'));
  const first = await startSystem({ dataDir, env: { SPELLING: 'built-in' } });
  // printed once every part is ready, shortly after the edge responds
  await expect.poll(() => first.output()).toContain(first.url.replace('127.0.0.1', 'localhost'));
  await expect.poll(() => first.output()).toContain('editor@severmech.example');
  const editor = await ApiUser.signIn(first.url, 'editor@severmech.example');

  await test.step('the built-in service checks texts', async () => {
    const spelling = async () => {
      const answer = await editor.call('GET', `/spell-check?${new URLSearchParams({ text: 'стонок', lang: 'ru' })}`);
      return answer.json() as Promise<{ data: { length: number }[]; meta: { checked: boolean } }>;
    };
    const found = { data: [{ length: 6 }], meta: { checked: true } };
    await expect.poll(spelling, { timeout: 60_000 }).toMatchObject(found);
  });

  await test.step('a second start reports the data folder in use', async () => {
    const { code, output } = await startAndWait({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toContain(dataDir);
  });

  const pass = { type: 'certificate', company_name: 'ООО «Северная механика»', lastname: 'Долгов', name: 'Остап' };
  const created = await editor.call('POST', passes, pass);
  expect(created.status).toBe(201);
  const { data } = (await created.json()) as { data: { id: number } };

  await test.step('the system stops everything that it started', async () => {
    const children = childrenOf(first.process.pid ?? 0);
    expect(children.length).toBeGreaterThan(2);
    expect(await first.stop('SIGTERM')).toBe(0);
    expect(children.filter(isAlive)).toEqual([]);
  });

  const system = await startSystem({ dataDir });
  await test.step('the data is still there', async () => {
    const again = await ApiUser.signIn(system.url, 'editor@severmech.example');
    const read = await again.call('GET', `${passes}/${data.id}`);
    expect(((await read.json()) as { data: { lastname: string } }).data.lastname).toBe('Долгов');
  });

  await test.step('killed backend and edge are restarted, and pages work meanwhile', async () => {
    const apiStatus = () => statusOf(`${system.url}/api/auth/user`);
    const pageStatus = () => statusOf(system.url);
    const former = processOf(system, 'backend');
    process.kill(former, 'SIGKILL');
    await expect.poll(apiStatus, { intervals: [20] }).toBeGreaterThanOrEqual(502);
    expect(await pageStatus()).toBe(200);
    // 401: the API responds and requires a session
    await expect.poll(apiStatus, { timeout: 60_000 }).toBe(401);
    expect(processOf(system, 'backend')).not.toBe(former);

    process.kill(processOf(system, 'edge'), 'SIGKILL');
    await expect.poll(pageStatus, { timeout: 60_000 }).toBe(200);

    // a hanging process is killed and restarted
    const hanging = processOf(system, 'backend');
    process.kill(hanging, 'SIGSTOP');
    await expect.poll(() => processOf(system, 'backend'), { timeout: 90_000 }).not.toBe(hanging);
    await expect.poll(apiStatus, { timeout: 60_000 }).toBe(401);
  });
  expect(await system.stop()).toBe(0);
});
