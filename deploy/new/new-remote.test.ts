import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** `npm run new` in a copy of the workspace: other tests read the packages of this one. */
const root = resolve(__dirname, '../..');

interface Ended {
  code: number;
  output: string;
}
const runNode = (cwd: string, ...args: string[]): Promise<Ended> =>
  new Promise((done) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

jest.setTimeout(240_000);

/** The build hash of each package of the copy. */
const buildHashes = async (): Promise<Record<string, string>> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/turbo/bin/turbo', 'run', 'build', '--dry=json'],
    { cwd: copy, maxBuffer: 1 << 26, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  const { tasks } = JSON.parse(stdout) as { tasks: { directory: string; command: string; hash: string }[] };
  return Object.fromEntries(
    tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ directory, hash }) => [directory, hash]),
  );
};

let hashesBefore: Record<string, string>;
let copy: string;
const inCopy = (...args: string[]) => runNode(copy, ...args);
const generate = async (...args: string[]) => {
  const { code, output } = await runNode(root, join(root, 'deploy/new/copy-workspace.mjs'), copy, ...args);
  if (code !== 0) throw new Error(output);
};
const filesOf = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(join(copy, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
};

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'fairfront-new-'));
  await generate();
  hashesBefore = await buildHashes();
  await generate('visitors', '--ru', 'Посетители');
  await generate('press-centre', '--path', '/participant/:id/press', '--ru', 'Пресс-центр', '--en', 'Press “A”');
});
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('a generated remote', () => {
  it.each([
    ['ESLint', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', 'mf-visitors', 'mf-press-centre']],
    ['oxlint', ['node_modules/oxlint/bin/oxlint', 'mf-visitors', 'mf-press-centre']],
    ['the format', ['node_modules/oxfmt/bin/oxfmt', '--check', 'mf-visitors', 'mf-press-centre']],
    ['the house rules', ['deploy/checks/house-rules.mjs']],
    [
      'knip',
      [
        ...['node_modules/knip/bin/knip.js', '-c', 'deploy/checks/knip.mjs', '--no-config-hints'],
        // reports only the new packages, but follows what they import from others
        ...['-W', 'mf-visitors', '-W', 'mf-press-centre'],
      ],
    ],
    [
      'the import directions',
      [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        ...['--config', 'deploy/checks/import-rules.mjs', 'mf-visitors', 'mf-press-centre'],
      ],
    ],
    ['the style rules', ['node_modules/stylelint/bin/stylelint.mjs', 'mf-visitors/**/*.css']],
  ])('passes %s [SHELL-560]', async (_what, command) => {
    expect(await inCopy(...command)).toMatchObject({ code: 0 });
  });

  it('passes the type check, next to another one [SHELL-560]', async () => {
    const settings = {
      extends: './tsconfig.json',
      include: ['src', '../mf-press-centre/src', '../mf-*/src/names.ts', '../shared-kit/src/platform/assets.d.ts'],
    };
    await writeFile(join(copy, 'mf-visitors/types.json'), JSON.stringify(settings));
    const { output } = await inCopy('node_modules/typescript/bin/tsc', '-p', 'mf-visitors/types.json', '--noEmit');
    expect(output).toBe('');
  });

  it('passes its own tests, which are found by folder, and the tests over all remotes [SHELL-560]', async () => {
    const { code, output } = await inCopy(
      ...['node_modules/jest/bin/jest.js', '--selectProjects', 'mf-visitors', 'mf-press-centre', 'shell'],
      ...['--testPathPatterns', 'mf-(visitors|press-centre)/', 'routing/guard', 'modals/modal-names', 'named-texts'],
    );
    expect(output).toMatch(/PASS mf-visitors /);
    expect(output).toMatch(/PASS mf-press-centre /);
    expect([code, output]).toEqual([0, expect.stringMatching(/Test Suites: 5 passed, 5 total/)]);
  });

  it('has its titles, its address and its lock file entry [SHELL-560]', async () => {
    const read = (file: string) => readFile(join(copy, file), 'utf8');
    const title = async (file: string) => (JSON.parse(await read(file)) as { title: string }).title;
    expect(await title('mf-visitors/src/locales/ru.hub.json')).toBe('Посетители');
    expect(await title('mf-visitors/src/locales/en.hub.json')).toBe('Visitors');
    expect(await title('mf-press-centre/src/locales/en.hub.json')).toBe('Press “A”');
    expect(await read('mf-visitors/src/remote.ts')).toContain("path: '/participant/:id/visitors'");
    expect(await read('mf-press-centre/src/remote.ts')).toContain("path: '/participant/:id/press'");
    const importers = [...(await read('pnpm-lock.yaml')).matchAll(/^ {2}(mf-[\w-]+):$/gm)].map(([, name]) => name);
    expect(importers).toEqual([...importers].sort());
    expect(importers).toEqual(expect.arrayContaining(['mf-visitors', 'mf-press-centre']));
  });
});

describe('the build hash of a package', () => {
  it('stays the same for other released packages when a remote and its lock file entry are added [SHELL-560]', async () => {
    const hashes = await buildHashes();
    expect(Object.keys(hashes)).toEqual(expect.arrayContaining(['mf-visitors', 'mf-press-centre', 'mf-passes']));
    const released = Object.keys(hashesBefore).filter((name) => name === 'shell' || name.startsWith('mf-'));
    expect(released).toContain('mf-passes');
    for (const name of released) expect([name, hashes[name]]).toEqual([name, hashesBefore[name]]);
  });

  it('changes with a source or a bundled part of the kit, and not after tests, stories and runs', async () => {
    const before = await buildHashes();
    const append = (file: string) => appendFile(join(copy, file), '\n');
    await append('mf-passes/src/remote.ts');
    await append('mf-services/README.md');
    await mkdir(join(copy, 'mf-services/.data'));
    await writeFile(join(copy, 'mf-services/.data/history.json'), '[]');
    await writeFile(join(copy, 'mf-services/src/later.test.ts'), 'test("holds", () => undefined);');
    await append('shared-kit/src/components/button/button.tsx');
    const ofSources = await buildHashes();
    expect(ofSources['mf-passes']).not.toBe(before['mf-passes']);
    expect(ofSources['mf-services']).toBe(before['mf-services']);
    expect(ofSources.shell).not.toBe(before.shell);
    await append('shared-kit/src/platform/version.ts');
    const ofKit = await buildHashes();
    expect(ofKit['mf-services']).not.toBe(before['mf-services']);
  });
});

describe('a remote that cannot be generated', () => {
  it.each([
    [['remote', 'visitors'], /^mf-visitors already exists: nothing is overwritten/],
    [['remote', 'mf-passes'], /^mf-passes already exists/],
    [['remote', 'Visitors'], /^"Visitors" is not a kebab-case name/],
    [['remote', 'guest_list'], /^"guest_list" is not a kebab-case name/],
    [['remote', '../guests'], /is not a kebab-case name/],
    [['remote', 'backend'], /^Commands already call deploy\/backend "backend"/],
    [['remote', 'cart'], /^mf-services already declares "cart" in screens/],
    [['remote', 'calendar'], /^shell already declares "calendar" in screens/],
    [['remote', 'managers'], /^mf-account already declares "event-modal-managers" in modals/],
    [['remote', 'cat'], /^The requirement ids of mf-catalog already start with CAT-/],
    [['remote', 'guests', '--path', '/guests'], /^"\/guests" is not a path such as \/participant\/:id\/guests/],
    [['remote', 'guests', '--path', '/participant/:id/cart'], /is the address of the screen cart of mf-services/],
    [['remote', 'guests', '--nonsense'], /'--nonsense'/],
    [['remote'], /^A remote has exactly one name\n\nUsage/],
    [['remote', 'guests', 'visitors'], /^A remote has exactly one name/],
    [['screen', 'guests'], /^Unknown kind screen. Known: remote/],
    [[], /^Usage: npm run new -- remote <name>/],
  ])('is refused with a remedy, and nothing is written: %j [SHELL-560]', async (args, message) => {
    const before = [await readdir(copy), await filesOf('mf-visitors/src')];
    const { code, output } = await inCopy('deploy/new/new.mjs', ...args);
    expect([code, output]).toEqual([1, expect.stringMatching(message)]);
    expect([await readdir(copy), await filesOf('mf-visitors/src')]).toEqual(before);
  });
});
