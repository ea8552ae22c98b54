import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const modules = resolve(__dirname, '../../changed');

jest.setTimeout(60_000);

/** The modules are ES modules, which jest does not load: each call runs in a process of its own. */
const call = async <T>(module: string, name: string, ...args: unknown[]): Promise<T> => {
  const code = `
    import { ${name} } from ${JSON.stringify(join(modules, module))};
    process.stdout.write(JSON.stringify(${name}(...${JSON.stringify(args)})));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  return JSON.parse(stdout) as T;
};

interface Plan {
  format: string[];
  lint: string[];
  styles: string[];
  scripts: string[];
  types: string[];
  tests: { packages: string[]; files: string[] };
  unfollowed: string[];
}

const pack = (name: string, uses: string[] = [], isTested = true) => ({ name, uses, isTyped: true, isTested });
const packages = [
  pack('shell', ['shared-kit']),
  pack('deploy/server', ['mf-one', 'shared-kit']),
  pack('deploy/stories', ['shared-kit'], false),
  pack('mf-one', ['shared-kit']),
  pack('mf-two', ['shared-kit']),
  pack('shared-kit'),
];
const everyPackage = packages.map(({ name }) => name);
const everyTested = packages.filter(({ isTested }) => isTested).map(({ name }) => name);
const planFor = (present: string[], gone: string[] = []) =>
  call<Plan>('checks-for.mjs', 'checksFor', { present, gone }, packages);

describe('what a changed file asks for', () => {
  const usual = ['house rules', 'unused and undeclared', 'directions of imports'];
  const ofKit = [...usual, 'table of components'];

  it.each([
    ['a component of a remote', 'mf-one/src/cart/cart.tsx', usual, ['mf-one'], ['mf-one']],
    [
      'a rule of a remote',
      'mf-one/src/model/price.ts',
      usual,
      ['deploy/server', 'mf-one'],
      ['deploy/server', 'mf-one'],
    ],
    [
      'a text of a remote',
      'mf-one/src/locales/ru.json',
      ['house rules', 'unused and undeclared'],
      ['deploy/server', 'mf-one'],
      ['deploy/server', 'mf-one'],
    ],
    ['the names of a remote', 'mf-one/src/names.ts', usual, everyPackage, ['mf-one']],
    ['a component of the kit', 'shared-kit/src/components/button/button.tsx', ofKit, everyPackage, everyTested],
    ['a screen of the shell', 'shell/src/screens/home.tsx', usual, ['shell'], ['shell']],
    ['an area of the server', 'deploy/server/src/cart.ts', usual, ['deploy/server'], ['deploy/server']],
    ['a story in a browser', 'deploy/stories/cart.spec.ts', usual, ['deploy/stories'], []],
    ['a sheet', 'mf-one/src/cart/cart.module.css', ['house rules', 'unused and undeclared'], [], []],
    ['a document', 'deploy/docs/CONTRIBUTING.md', ['house rules'], [], []],
    ['a document of the kit', 'shared-kit/README.md', ['house rules'], [], []],
    ['a script', 'deploy/build.mjs', usual, [], []],
    ['a manifest', 'mf-one/package.json', ['house rules', 'unused and undeclared', 'versions'], ['mf-one'], ['mf-one']],
  ])('%s', async (_what, file, scripts, types, tests) => {
    const plan = await planFor([file]);
    expect(plan.format).toEqual([file]);
    expect(plan.scripts).toEqual(scripts);
    expect(plan.types).toEqual(types);
    expect(plan.tests.packages).toEqual(tests);
    expect(plan.tests.files).toEqual(types.length ? [file] : []);
  });

  it('hands each tool its own kind of files', async () => {
    const plan = await planFor(['mf-one/README.md', 'mf-one/src/a.tsx', 'mf-one/src/a.module.css', 'deploy/build.mjs']);
    expect(plan).toMatchObject({ lint: ['mf-one/src/a.tsx', 'deploy/build.mjs'], styles: ['mf-one/src/a.module.css'] });
    expect(plan.tests).toEqual({ packages: ['mf-one'], files: ['mf-one/src/a.tsx'] });
  });

  it('checks the types of those who imported what is gone, and hands it to no tool', async () => {
    expect(await planFor([], ['mf-one/src/model/price.ts', 'mf-one/src/a.module.css'])).toEqual({
      format: [],
      lint: [],
      styles: [],
      scripts: usual,
      types: ['deploy/server', 'mf-one'],
      tests: { packages: [], files: [] },
      unfollowed: [],
    });
  });

  it('names the scripts and settings that no import leads to', async () => {
    const settings = ['deploy/build.mjs', 'mf-one/jest.config.mjs', 'mf-one/package.json', 'pnpm-lock.yaml'];
    const plan = await planFor([...settings, 'mf-one/src/locales/ru.json', 'mf-one/src/a.ts', 'README.md']);
    expect(plan.unfollowed).toEqual(settings);
  });
});

describe('what differs from a commit', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@firm.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const put = (name: string, content = name) => {
    writeFileSync(join(folder, name), content);
  };
  const commit = () => {
    git('add', '-A');
    git('commit', '-m', 'step');
  };
  const changedSince = (since: string) => call('changed-files.mjs', 'changedFiles', folder, since);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairfront-changed-'));
    git('init', '--initial-branch', 'main');
    for (const name of ['same.ts', 'edited.ts', 'gone.ts', 'moved.ts']) put(name);
    put('.gitignore', 'ignored.ts\n');
    commit();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is nothing after a commit', async () => {
    expect(await changedSince('HEAD')).toEqual({ present: [], gone: [] });
  });

  it('is what was edited, added, removed and moved, in the index or not, without what git ignores', async () => {
    put('edited.ts', 'other');
    put('новый файл.ts');
    put('ignored.ts');
    rmSync(join(folder, 'gone.ts'));
    git('mv', 'moved.ts', 'place.ts');
    expect(await changedSince('HEAD')).toEqual({
      present: ['edited.ts', 'place.ts', 'новый файл.ts'],
      gone: ['gone.ts', 'moved.ts'],
    });
  });

  it('is, since a branch, what its own commits and the working copy changed', async () => {
    git('switch', '-c', 'branch');
    put('edited.ts', 'other');
    commit();
    put('new.ts');
    git('switch', 'main');
    put('same.ts', 'other on main');
    git('add', 'same.ts');
    git('commit', '-m', 'step');
    git('switch', 'branch');
    expect(await changedSince('main')).toEqual({ present: ['edited.ts', 'new.ts'], gone: [] });
  });

  it('is refused for a commit that git does not know', async () => {
    await expect(changedSince('nonsense')).rejects.toThrow('nonsense');
  });
});
