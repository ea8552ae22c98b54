import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** `npm test` in a small workspace of two packages, whose scripts end as a test wants. */
const root = resolve(__dirname, '../..');

jest.setTimeout(240_000);

let folder: string;
const write = (file: string, content: string | object) => {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
};

const lock = "lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n\n  mf-one: {}\n\n  deploy/backend: {}\n";
const workspaceFile = 'packages:\n  - mf-*\n  - deploy/*\npmOnFail: ignore\n';

/** A script that counts its runs, prints, and writes a jest report. */
const suite = (passed: number, failed: number, output = '') => `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('test-results', { recursive: true });
  appendFileSync('.data/runs', 'x');
  console.log(${JSON.stringify(output)});
  const report = { numPassedTests: ${passed}, numFailedTests: ${failed}, numRuntimeErrorTestSuites: 0 };
  writeFileSync('test-results/test.json', JSON.stringify(report));
  process.exitCode = ${failed ? 1 : 0};`;

const scripts = { test: 'node suite.cjs', types: 'node types.cjs' };
const rootChecks = [
  'types:tooling',
  'lint:root',
  'lint:imports',
  'lint:unused',
  'lint:styles',
  'lint:versions',
  'lint:house',
  'dependencies',
];
const otherChecks = ['format:check', 'component-table', 'content-hash', 'openapi:check', 'paths'];

const run = (...args: string[]): Promise<{ code: number; output: string; last: string }> =>
  new Promise((done) => {
    execFile(process.execPath, ['deploy/test.mjs', ...args], { cwd: folder }, (error, stdout, stderr) => {
      const last = stdout.trim().split('\n').at(-1) ?? '';
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr, last });
    });
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfront-test-command-'));
  cpSync(join(root, 'deploy/test.mjs'), join(folder, 'deploy/test.mjs'));
  cpSync(join(root, 'deploy/setup'), join(folder, 'deploy/setup'), { recursive: true });
  const remoteFolders = 'shared-kit/tooling/webpack/remote-folders.mjs';
  cpSync(join(root, remoteFolders), join(folder, remoteFolders));
  cpSync(join(root, 'turbo.json'), join(folder, 'turbo.json'));
  for (const name of ['.bin', '.pnpm', 'turbo']) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules', name)), join(folder, 'node_modules', name));
  }
  write(
    'node_modules/.cache/fairfront-installed',
    createHash('sha256').update(lock).update(workspaceFile).digest('hex'),
  );
  write('.gitignore', 'node_modules/\n.turbo/\n.data/\ntest-results/\n');
  write('tsconfig.base.json', {});
  write('pnpm-lock.yaml', lock);
  write('pnpm-workspace.yaml', workspaceFile);
  write('package.json', {
    name: 'small',
    packageManager: 'pnpm@12.21.0',
    scripts: Object.fromEntries([...rootChecks, ...otherChecks].map((name) => [name, 'node -e 0'])),
  });
  for (const name of ['mf-one', 'deploy/backend']) {
    write(`${name}/package.json`, { name: name.replace('deploy/', ''), scripts });
    write(`${name}/.data/runs`, '');
    write(`${name}/types.cjs`, '');
    write(`${name}/suite.cjs`, suite(3, 0));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('npm test counts the tests of every package and the checks, also when nothing has changed', async () => {
  const first = await run('checks', 'unit', 'backend');
  // 11 workspace checks, type checks of two packages, three tests in each
  expect(first).toMatchObject({ code: 0, last: '19 passed, 0 failed' });

  const second = await run('unit', 'backend');
  expect(second.last).toBe('6 passed, 0 failed');
  expect(second.output).toContain('mf-one test: 3 passed, 0 failed (cached)');

  write('mf-one/suite.cjs', suite(4, 0));
  const third = await run('unit', 'backend');
  expect(third.last).toBe('7 passed, 0 failed');
  expect(third.output).toContain('deploy/backend test: 3 passed, 0 failed (cached)');
});

it('npm test prints the output of a failing test and a failing check, exits with 1, and still runs the others', async () => {
  write('mf-one/suite.cjs', suite(2, 1, 'expected 4 passes'));
  write('deploy/backend/types.cjs', 'console.log("TS2322: string is no number"); process.exitCode = 2;');
  const { code, output, last } = await run('checks', 'unit', 'backend');
  expect(last).toBe('17 passed, 2 failed');
  expect(code).toBe(1);
  expect(output).toContain('expected 4 passes');
  expect(output).toContain('TS2322: string is no number');
  expect(output).toContain('Failed: checks, unit');

  // failures are not cached
  expect((await run('unit')).last).toBe('2 passed, 1 failed');
});

/** Ends the Turborepo run that started this script. */
const stopTurbo = `
  const { execFileSync } = require('node:child_process');
  const processOf = (pid) => execFileSync('ps', ['-o', 'ppid=,comm=', '-p', pid], { encoding: 'utf8' }).trim().split(/\\s+/);
  for (let pid = String(process.pid); pid !== '1'; ) {
    const [parent, name] = processOf(pid);
    if (name === 'turbo') {
      process.kill(Number(pid), 'SIGTERM');
      break;
    }
    pid = parent;
  }
  setInterval(() => undefined, 1000);`;

it.each([
  ['a run that is stopped', () => write('mf-one/suite.cjs', stopTurbo)],
  ['a suite without tests', () => write('mf-one/suite.cjs', suite(0, 0))],
  ['a suite that ends before its report', () => write('mf-one/suite.cjs', 'process.exit(1);')],
  ['a stage without any package', () => write('mf-one/package.json', { name: 'mf-one', scripts: {} })],
  ['settings that Turborepo cannot read', () => write('turbo.json', '{')],
])('npm test counts %s as one failure', async (_what, prepare) => {
  prepare();
  expect(await run('unit')).toMatchObject({ code: 1, last: '0 passed, 1 failed' });
});
