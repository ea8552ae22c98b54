import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The tool is an ES module, which jest does not load: it runs in a process of its own. */
const tool = resolve(__dirname, '../../../shared-kit/tooling/api-report.mjs');

jest.setTimeout(300_000);

const buttonWith = (...props: string[]) => `
  interface Props { ${props.join('; ')} }
  export const Button = ({ ...props }: Props): string => JSON.stringify(props);`;

const sample: Record<string, string> = {
  'package.json': JSON.stringify({
    exports: {
      './platform': './src/platform/version.ts',
      './components/*': './src/components/*/index.ts',
      './styles/*': './src/components/*',
    },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { strict: true, target: 'es2022', lib: ['es5'], module: 'esnext' },
  }),
  'src/platform/version.ts': `export const contractVersion = '4.0.0';`,
  'src/platform/assets.d.ts': '',
  'src/components/button/index.ts': buttonWith('label: string', 'wide?: boolean'),
  'src/components/menu/index.ts': `export const Menu = (items: string[]): string[] => items;`,
};

let kit: string;
const put = async (name: string, content: string) => {
  await mkdir(dirname(join(kit, name)), { recursive: true });
  await writeFile(join(kit, name), content);
};
const button = (...props: string[]) => put('src/components/button/index.ts', buttonWith(...props));

const run = async (...args: string[]): Promise<{ code: number; output: string }> => {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [tool, '--kit', kit, ...args]);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
};
const report = (path: string) => readFile(join(kit, `api-report/${path}.md`), 'utf8');
const versionOf = async (path: string) => /^version (\S+),/m.exec(await report(path))?.[1];

let first: string;
beforeAll(async () => {
  first = kit = await mkdtemp(join(tmpdir(), 'fairfront-kit-'));
  for (const [name, content] of Object.entries(sample)) await put(name, content);
  expect((await run()).code).toBe(0);
});
beforeEach(async () => {
  kit = await mkdtemp(join(tmpdir(), 'fairfront-kit-'));
  await cp(first, kit, { recursive: true });
});
afterEach(() => rm(kit, { recursive: true, force: true }));
afterAll(() => rm(first, { recursive: true, force: true }));

describe('versions of the export paths of the kit', () => {
  it('begin with the first one, and the report names props that are not exported [SHELL-520]', async () => {
    expect(await versionOf('components/button')).toBe('1.0.0');
    expect(await versionOf('platform')).toBe('4.0.0');
    expect(await report('components/button')).toContain('wide?: boolean;');
    expect((await run('--check')).code).toBe(0);
  });

  it('a renamed prop is refused until its path has a new major version [SHELL-520]', async () => {
    await button('text: string', 'wide?: boolean');
    const { code, output } = await run('--check');
    expect([code, output]).toEqual([1, expect.stringContaining('components/button: the exports have changed')]);
    expect((await run()).output).toContain('components/button: 1.0.0 → 2.0.0');
    expect(await versionOf('components/menu')).toBe('1.0.0');
    expect((await run('--check')).code).toBe(0);
  });

  it('an added optional prop is a minor version [SHELL-520]', async () => {
    await button('label: string', 'wide?: boolean', 'busy?: boolean');
    await run();
    expect(await versionOf('components/button')).toBe('1.1.0');
  });

  it('a required prop is a major one, unless somebody says that users need not care [SHELL-520]', async () => {
    await button('label: string', 'wide?: boolean', 'size: number');
    await run('--compatible', 'components/button');
    expect(await versionOf('components/button')).toBe('1.1.0');
    await button('label: string', 'wide?: boolean', 'size: string');
    await run();
    expect(await versionOf('components/button')).toBe('2.0.0');
  });

  it('a report changed by hand is refused [SHELL-520]', async () => {
    await put('api-report/components/button.md', (await report('components/button')).replace('wide?:', 'broad?:'));
    await button('label: string', 'broad?: boolean');
    expect((await run('--check')).code).toBe(1);
  });

  it('the contract is raised by hand, at least as far as its change goes [SHELL-520]', async () => {
    const platform = (version: string) =>
      put('src/platform/version.ts', `export const contractVersion = '${version}' as string;`);
    await platform('4.1.0');
    const { code, output } = await run();
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('raise contractVersion in src/platform/version.ts to 5.0.0'),
    ]);
    await platform('5.0.0');
    expect((await run()).code).toBe(0);
    expect(await versionOf('platform')).toBe('5.0.0');
  });
});
