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

/** Puts a build where `publish` finds it. */
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

/** The live document as text; `list` of the store with it. */
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

describe('a command line with a typing error changes nothing and says what is wrong [SHELL-310]', () => {
  it.each([
    ['promote mf-passes 1.1.0 --percent 150', /"150" is no whole percentage from 1 to 100/],
    ['promote mf-passes 1.1.0 --percent abc', /"abc" is no whole percentage/],
    ['promote mf-passes 1.1.0 --percent=-5', /"-5" is no whole percentage/],
    ['promote mf-passes 1.1.0 --percent -5', /--percent/],
    ['promote mf-passes 1.1.0 --percent 1e1', /"1e1" is no whole percentage/],
    ['promote mf-passes 1.1.0 --company 1,2', /"1,2" is no id of a company; for several repeat the option/],
    ['promote mf-passes 1.1.0 --company severmech', /"severmech" is no id of a company/],
    ['promote mf-passes 1.1.0 --company 7 --percent 5', /either --percent or --company/],
    ['promote mf-passes 1.1.0 --precent 10', /--precent/],
    ['promote mf-passes 1.1.0 10', /promote <package> <version>/],
    ['promote mf-passes', /promote <package> <version>/],
    ['promote mf-passes newest', /"newest" is no version/],
    ['promote ../mf-passes 1.1.0', /is no name of a package/],
    ['publish mf-passes --percent 101', /"101" is no whole percentage/],
    ['publish mf-passes --hold --percent 5', /--hold/],
    ['publish mf-passes mf-passes@2.0.0', /named twice/],
    ['publish mf-passes shell --version 2.0.0', /--version and --from go with one package only/],
    ['publish mf-passes@2', /"2" is no version/],
    ['rollback mf-passes shell', /rollback <package>/],
    ['rollback mf-passes --percent 5', /--percent/],
    ['restore first', /"first" is no revision/],
    ['list mf-passes', /list takes no names/],
    ['lst', /no command "lst"/],
  ])('%s', async (line, message) => {
    const before = [await live(), await kept()];
    expect(await run(...line.split(' '))).toBe(2);
    expect(problems.join('\n')).toMatch(message);
    expect(said).toEqual([]);
    expect([await live(), await kept()]).toEqual(before);
    expect(await run('list')).toBe(0);
  });

  it('takes what is right', async () => {
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
  expect(problems.join('\n')).toMatch(/^NAME_MISMATCH: .* holds a build of mf-services, not of mf-passes/);
  expect(await live()).toBe(before);
  expect(await store.versions('mf-passes')).toEqual(['1.0.0', '1.1.0']);
});

it('an API that does not say by which rules it decides stops a publication that asks it [SHELL-522]', async () => {
  await passes('1.2.0');
  const before = await live();
  // the discard port: nothing listens there
  expect(await run('publish', 'mf-passes', '--api', 'http://127.0.0.1:9')).toBe(1);
  expect(problems.join('\n')).toMatch(/^API_UNREACHABLE: /);
  expect(await run('publish', 'mf-passes', '--api', 'backend')).toBe(2);
  expect(await live()).toBe(before);
});

describe('any kept revision can be restored [SHELL-312]', () => {
  it('as a new revision, with trials and versions as they were', async () => {
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

  it('not one that is not kept, nor one whose files are gone', async () => {
    expect(await run('promote', 'mf-passes', '1.1.0')).toBe(0);
    const before = await live();
    expect(await run('restore', '77')).toBe(1);
    expect(problems.join('\n')).toMatch(/no readable revision 77 is kept; kept are 2, 1/);
    await rm(join(store.folderOf('mf-passes', '1.0.0'), 'tile.js'));
    expect(await run('restore', '1')).toBe(1);
    expect(problems.join('\n')).toMatch(/FILE_MISSING: mf-passes 1\.0\.0: tile\.js/);
    expect(await live()).toBe(before);
  });
});

describe('an unreadable release document [SHELL-312]', () => {
  it.each([
    ['text that is no JSON', '{"schema":1,'],
    ['a rule that no reader accepts', null],
  ])('%s is said with the way out by every command, and restored', async (_what, text) => {
    const source = await live();
    await damage(text ?? source.replace('"rules": []', '"rules": [{"version": "1.0.0", "percent": 150}]'));
    for (const line of ['list', 'verify', 'rollback mf-passes', 'promote mf-passes 1.1.0', 'publish shell@2.0.0']) {
      expect([line, await run(...line.split(' '))]).toEqual([line, 1]);
      expect(problems.join('\n')).toMatch(/^DOCUMENT_UNREADABLE: .*release\.json[^]*restore <revision>; kept are 1$/);
    }
    expect(await store.versions('shell')).toEqual(['1.0.0']);
    expect(await run('restore', '1')).toBe(0);
    expect(parseReleaseDocument(await live())).toEqual({ ...parseReleaseDocument(source), revision: 2 });
    expect(await run('list')).toBe(0);
  });

  it('leaves unreadable ones out of the kept revisions, and never replaces one', async () => {
    await writeFile(join(store.folder, 'history', '000009.json'), '{}');
    await damage();
    expect(await run('restore', '9')).toBe(1);
    expect(await run('restore', '1')).toBe(0);
    expect(parseReleaseDocument(await live()).revision).toBe(10);
    expect(await readFile(join(store.folder, 'history', '000009.json'), 'utf8')).toBe('{}');
  });

  it('is never written: what readers would refuse does not become live', async () => {
    const before = await live();
    const document = parseReleaseDocument(before);
    const remotes = { 'mf-passes': { ...document.remotes['mf-passes'], rules: [{ version: '1.0.0', percent: NaN }] } };
    await expect(store.switchTo({ ...document, remotes: remotes as typeof document.remotes })).rejects.toMatchObject({
      code: 'DOCUMENT_UNREADABLE',
    });
    expect(await live()).toBe(before);
  });
});
