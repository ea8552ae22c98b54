import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const remotes = [...readdirSync(root).filter((name) => name.startsWith('mf-')), 'deploy/desk'];

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

describe('a name that is not in the workspace', () => {
  it.each([
    ['the build', ['deploy/build.mjs', 'nonsense'], remotes],
    ['a known name next to an unknown one', ['deploy/build.mjs', 'passes', 'nonsense'], remotes],
    ['development', ['deploy/dev.mjs', 'nonsense'], remotes],
    ['a publication', ['deploy/registry/registry.mjs', 'publish', 'nonsense'], remotes],
    [
      'the stories',
      ['shared-kit/tooling/storybook/open.mjs', 'nonsense'],
      [...remotes.map((name) => basename(name).replace('mf-', '')), 'kit'],
    ],
    [
      'the tests',
      ['deploy/test.mjs', 'nonsense'],
      ['checks', 'unit', 'backend', 'postgres', 'acceptance', 'stories', 'all'],
    ],
    ['the benchmarks', ['deploy/bench/run.mjs', 'nonsense'], ['release-alone', 'federation-overhead']],
  ])('%s ends at once, with a list of the known names', async (_what, command, known) => {
    const { code, output } = await runNode(...command);
    expect(code).toBe(1);
    expect(output).toMatch(/^Unknown \w+: nonsense/);
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

  it.each(['remotes', 'released', 'built', 'tested'])('are found by folder: %s contains every remote', async (list) => {
    expect(await listOf(list)).toEqual(expect.arrayContaining(remotes));
  });

  it('are not listed by name in builds, checks and presets', () => {
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
