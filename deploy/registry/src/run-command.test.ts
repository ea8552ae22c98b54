import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseReleaseDocument, type RemoteManifest, type ShellManifest } from '@fairfront/shared-kit/platform/release';
import { integrityOf, remoteManifest, shellManifest } from '@fairfront/shared-kit/platform/release/testing';
import { ReleaseStore } from './release-store';
import { runCommand } from './run-command';

let root: string;
let store: ReleaseStore;
let said: string[];
let problems: string[];

const run = (...args: string[]): Promise<number> => {
  said = [];
  problems = [];
  return runCommand(args, {
    store,
    workspace: root,
    say: (line) => said.push(line),
    printError: (line) => problems.push(line),
    clock: () => new Date('2026-03-01T09:00:00Z'),
  });
};

/** Writes a build where `publish` looks for it. */
const build = async (manifest: RemoteManifest | ShellManifest, place = manifest.package): Promise<void> => {
  const folder = join(root, place, 'dist');
  const files: (RemoteManifest | ShellManifest)['files'] = {};
  for (const name of Object.keys(manifest.files)) {
    const content = `${manifest.package} ${manifest.version} ${name}`;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
    files[name] = { integrity: integrityOf(content), bytes: content.length };
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }));
};
const passes = (version: string) => build(remoteManifest({ version, container: `p${version.replace(/\W/g, '')}` }));

/** The live document as text. */
const live = () => readFile(join(store.folder, 'release.json'), 'utf8');
const kept = () => readdir(join(store.folder, 'history'));
const damage = (text = '{"schema":1,') => writeFile(join(store.folder, 'release.json'), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairfront-registry-'));
  store = new ReleaseStore(join(root, 'releases'));
  await build(shellManifest());
  await passes('1.0.0');
  expect(await run('publish', 'shell', 'mf-passes')).toBe(0);
  await passes('1.1.0');
  expect(await run('publish', 'mf-passes', '--hold')).toBe(0);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a command line with a mistake changes nothing and explains the mistake [SHELL-310]', () => {
  it.each([
    ['promote mf-passes 1.1.0 --percent 150', /"150" is not a whole percentage from 1 to 100/],
    ['promote mf-passes 1.1.0 --percent abc', /"abc" is not a whole percentage/],
    ['promote mf-passes 1.1.0 --percent=-5', /"-5" is not a whole percentage/],
    ['promote mf-passes 1.1.0 --percent -5', /--percent/],
    ['promote mf-passes 1.1.0 --percent 1e1', /"1e1" is not a whole percentage/],
    ['promote mf-passes 1.1.0 --company 1,2', /"1,2" is not a company id; repeat the option for several/],
    ['promote mf-passes 1.1.0 --company severmech', /"severmech" is not a company id/],
    ['promote mf-passes 1.1.0 --company 7 --percent 5', /either --percent or --company/],
    ['promote mf-passes 1.1.0 --precent 10', /--precent/],
    ['promote mf-passes 1.1.0 10', /promote <package> <version>/],
    ['promote mf-passes', /promote <package> <version>/],
    ['promote mf-passes newest', /"newest" is not a version/],
    ['promote ../mf-passes 1.1.0', /is not a package name/],
    ['publish mf-passes --percent 101', /"101" is not a whole percentage/],
    ['publish mf-passes --hold --percent 5', /--hold/],
    ['publish mf-passes mf-passes@2.0.0', /named twice/],
    ['publish mf-passes shell --version 2.0.0', /--version and --from work with a single package only/],
    ['publish mf-passes@2', /"2" is not a version/],
    ['rollback mf-passes shell', /rollback <package>/],
    ['rollback mf-passes --percent 5', /--percent/],
    ['restore first', /"first" is not a revision/],
    ['list mf-passes', /list takes no names/],
    ['lst', /unknown command "lst"/],
  ])('%s', async (line, message) => {
    const before = [await live(), await kept()];
    expect(await run(...line.split(' '))).toBe(2);
    expect(problems.join('\n')).toMatch(message);
    expect(said).toEqual([]);
    expect([await live(), await kept()]).toEqual(before);
    expect(await run('list')).toBe(0);
  });

  it('valid command lines are accepted', async () => {
    expect(await run('promote', 'mf-passes', '1.1.0', '--percent', '100')).toBe(0);
    expect(await run('promote', 'mf-passes', '1.1.0', '--company', '7', '--company', '9')).toBe(0);
    expect(parseReleaseDocument(await live()).remotes['mf-passes']?.rules).toEqual([
      { version: '1.1.0', companies: [7, 9] },
    ]);
    expect(await run('help')).toBe(0);
    expect(said.join('\n')).toContain('restore <revision>');
  });
});

it('a build of another package is refused, however it is named [SHELL-311]', async () => {
  await build(remoteManifest({ package: 'mf-services', version: '3.0.0', offers: remoteManifest().offers }), 'other');
  const before = await live();
  expect(await run('publish', 'mf-passes', '--from', join(root, 'other', 'dist'))).toBe(1);
  expect(problems.join('\n')).toMatch(/^NAME_MISMATCH: .* contains a build of mf-services, not of mf-passes/);
  expect(await live()).toBe(before);
  expect(await store.versions('mf-passes')).toEqual(['1.0.0', '1.1.0']);
});

it('publish --missing releases the builds that the store does not contain, and no rollback is undone', async () => {
  await build(remoteManifest({ version: '1.2.0', container: 'p120', build: 'new-build' }));
  expect(await run('publish', '--missing')).toBe(0);
  expect(said).toEqual(['Published mf-passes 1.2.0: revision 2']);
  expect(await run('rollback', 'mf-passes')).toBe(0);
  const before = await live();
  expect(await run('publish', '--missing', 'shell', 'mf-passes')).toBe(0);
  expect(said).toEqual(['The store contains all builds']);
  expect(await live()).toBe(before);
});

it('publish fails if the API it should ask does not report its rule versions [SHELL-522]', async () => {
  await passes('1.2.0');
  const before = await live();
  // the discard port: nothing listens there
  expect(await run('publish', 'mf-passes', '--api', 'http://127.0.0.1:9')).toBe(1);
  expect(problems.join('\n')).toMatch(/^API_UNREACHABLE: /);
  expect(await run('publish', 'mf-passes', '--api', 'backend')).toBe(2);
  expect(await live()).toBe(before);
});

describe('restore [SHELL-312]', () => {
  it('restore brings a revision back under a new number, with its trials and versions', async () => {
    const first = parseReleaseDocument(await live());
    expect(await run('promote', 'mf-passes', '1.1.0', '--company', '7')).toBe(0);
    expect(await run('promote', 'mf-passes', '1.1.0')).toBe(0);
    expect(await run('restore', '2')).toBe(0);
    expect(parseReleaseDocument(await live())).toMatchObject({
      revision: 4,
      remotes: { 'mf-passes': { live: '1.0.0', rules: [{ version: '1.1.0', companies: [7] }] } },
    });
    expect(await run('restore', '1')).toBe(0);
    expect(parseReleaseDocument(await live())).toEqual({ ...first, revision: 5 });
  });

  it('restore refuses a revision that is not in the history or whose files are gone', async () => {
    expect(await run('promote', 'mf-passes', '1.1.0')).toBe(0);
    const before = await live();
    expect(await run('restore', '77')).toBe(1);
    expect(problems.join('\n')).toMatch(/the history has no readable revision 77, only 2, 1/);
    await rm(join(store.folderOf('mf-passes', '1.0.0'), 'tile.js'));
    expect(await run('restore', '1')).toBe(1);
    expect(problems.join('\n')).toMatch(/FILE_MISSING: mf-passes 1\.0\.0: tile\.js/);
    expect(await live()).toBe(before);
  });
});

describe('an unreadable release document [SHELL-312]', () => {
  it.each([
    ['text that is not JSON', '{"schema":1,'],
    ['a rule that every reader rejects', null],
  ])('every command explains how to recover from %s, and restore recovers', async (_what, text) => {
    const source = await live();
    await damage(text ?? source.replace('"rules": []', '"rules": [{"version": "1.0.0", "percent": 150}]'));
    for (const line of ['list', 'verify', 'rollback mf-passes', 'promote mf-passes 1.1.0', 'publish shell@2.0.0']) {
      expect([line, await run(...line.split(' '))]).toEqual([line, 1]);
      expect(problems.join('\n')).toMatch(/^DOCUMENT_UNREADABLE: .*release\.json[^]*restore <revision>; available: 1$/);
    }
    expect(await store.versions('shell')).toEqual(['1.0.0']);
    expect(await run('restore', '1')).toBe(0);
    expect(parseReleaseDocument(await live())).toEqual({ ...parseReleaseDocument(source), revision: 2 });
    expect(await run('list')).toBe(0);
  });

  it('unreadable revisions are not offered and never overwritten', async () => {
    await writeFile(join(store.folder, 'history', '000009.json'), '{}');
    await damage();
    expect(await run('restore', '9')).toBe(1);
    expect(await run('restore', '1')).toBe(0);
    expect(parseReleaseDocument(await live()).revision).toBe(10);
    expect(await readFile(join(store.folder, 'history', '000009.json'), 'utf8')).toBe('{}');
  });

  it('a document that readers would reject never goes live', async () => {
    const before = await live();
    const document = parseReleaseDocument(before);
    const remotes = { 'mf-passes': { ...document.remotes['mf-passes'], rules: [{ version: '1.0.0', percent: NaN }] } };
    await expect(store.switchTo({ ...document, remotes: remotes as typeof document.remotes })).rejects.toMatchObject({
      code: 'DOCUMENT_UNREADABLE',
    });
    expect(await live()).toBe(before);
  });
});
