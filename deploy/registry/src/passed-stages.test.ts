import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

// each step is a process of its own
jest.setTimeout(60_000);

const passedStages = join(resolve(__dirname, '../../setup'), 'passed-stages.mjs');

const original = 'export const price = 1;\n';
let folder: string;

/** An ES module, which jest does not load: each run is a process of its own, as it is with `npm test`. */
const run = async (body: string, options: { setting?: string; fresh?: boolean } = {}): Promise<unknown> => {
  const code = `
    import { writeFileSync } from 'node:fs';
    import { passedStages } from ${JSON.stringify(passedStages)};
    const stages = passedStages(${JSON.stringify(folder)}, ${JSON.stringify(options)});
    const run = () => { ${body} };
    process.stdout.write(JSON.stringify(run() ?? null));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  return JSON.parse(stdout);
};

const passed = (options?: { setting?: string; fresh?: boolean }) => run(`return stages.passed('unit tests');`, options);
const record = (options?: { setting?: string }) => run(`stages.record('unit tests', 12);`, options);
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfront-stages-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  mkdirSync(join(folder, 'node_modules'));
  write('.gitignore', 'node_modules/\n');
  write('price.ts', original);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a stage that has passed for these files is not run again', async () => {
  await expect(passed()).resolves.toBeNull();
  await record();
  await expect(passed()).resolves.toBe(12);
  await expect(run(`return stages.passed('another stage');`)).resolves.toBeNull();
});

it.each([
  ['an edited file', () => write('price.ts', 'export const price = 2;\n')],
  ['a file that git does not track yet', () => write('cart.ts', '')],
  ['a file that is gone', () => rmSync(join(folder, 'price.ts'))],
])('%s lets it run again', async (_what, change) => {
  await record();
  change();
  await expect(passed()).resolves.toBeNull();
});

it('another database lets it run again, and so does --fresh', async () => {
  await record({ setting: 'postgres://one' });
  await expect(passed({ setting: 'postgres://two' })).resolves.toBeNull();
  await expect(passed({ setting: 'postgres://one' })).resolves.toBe(12);
  await expect(passed({ setting: 'postgres://one', fresh: true })).resolves.toBeNull();
  await expect(passed({ setting: 'postgres://one' })).resolves.toBeNull();
});

it('is not remembered when a file was changed while it ran', async () => {
  await run(`
    writeFileSync(${JSON.stringify(join(folder, 'price.ts'))}, 'export const price = 3;');
    stages.record('unit tests', 12);`);
  write('price.ts', original);
  await expect(passed()).resolves.toBeNull();
});
