import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

interface Ended {
  code: number;
  output: string;
}
const runNode = (...args: string[]): Promise<Ended> =>
  new Promise((done) => {
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

jest.setTimeout(60_000);

describe('a name that the workspace does not know', () => {
  it.each([
    ['the build', ['deploy/build.mjs', 'nonsense'], remotes],
    ['the build beside a known one', ['deploy/build.mjs', 'passes', 'nonsense'], remotes],
    ['development', ['deploy/dev.mjs', 'nonsense'], remotes],
    ['a publication', ['deploy/registry/registry.mjs', 'publish', 'nonsense'], remotes],
    ['the stories', ['shared-kit/tooling/storybook/open.mjs', 'nonsense'], ['passes', 'account', 'kit']],
    ['the tests', ['deploy/test.mjs', 'nonsense'], ['checks', 'unit', 'backend', 'acceptance', 'stories', 'changed']],
    ['the benchmarks', ['deploy/bench/run.mjs', 'nonsense'], ['release-alone', 'federation-overhead']],
  ])('ends %s at once, with the names that there are', async (_what, command, known) => {
    const { code, output } = await runNode(...command);
    expect(code).toBe(1);
    expect(output).toMatch(/^There is no \w+ "?nonsense/);
    for (const name of known) expect(output).toContain(name);
  });
});

describe('the packages of the workspace', () => {
  const listOf = async (name: string): Promise<string[]> => {
    const code = `
      import * as packages from './deploy/setup/packages.mjs';
      process.stdout.write(JSON.stringify(packages[process.argv[1]]));`;
    const { output } = await runNode('--input-type=module', '--eval', code, name);
    return JSON.parse(output) as string[];
  };

  it.each(['remotes', 'released', 'built', 'tested', 'withStories'])(
    'are found by their folders: %s has every remote',
    async (list) => {
      expect(await listOf(list)).toEqual(expect.arrayContaining(remotes));
    },
  );

  it('are named in no list of build, checks and presets', () => {
    const naming = execFileSync('git', ['ls-files', '*.mjs', '*.json'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter(
        (file) => !file.startsWith('mf-') && !file.includes('/locales/') && file !== 'deploy/backend/package.json',
      )
      .filter((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return remotes.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`)).length > 1;
      });
    expect(naming).toEqual([]);
  });
});

describe('the hash that tells whether a package has to be built', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairfront-hash-'));
    write('package.json', '{}');
    write('src/rule.ts', 'export const limit = 5;');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const hash = async (): Promise<string> => {
    const code = `
      import { sourceHash } from './shared-kit/tooling/webpack/package-facts.mjs';
      process.stdout.write(sourceHash(process.argv[1]));`;
    const { output } = await runNode('--input-type=module', '--eval', code, folder);
    expect(output).toMatch(/^[\da-f]{12}$/);
    return output;
  };

  it('is another one when a source changes, and the same after tests and runs have left their files', async () => {
    const before = await hash();
    write('src/rule.test.ts', 'test("holds", () => undefined);');
    write('.data-suites/near-1.test.js', "require('../src/rule.test.ts');");
    write('.data/registry/history.json', '[]');
    expect(await hash()).toBe(before);
    write('src/rule.ts', 'export const limit = 6;');
    expect(await hash()).not.toBe(before);
  });
});
