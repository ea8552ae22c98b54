import { bucketOf, versionFor } from './channel';
import { clashes, misfits } from './fit';
import { chooseVersions, pageReleaseFor, releasedUrl } from './page-release';
import { parsePageRelease } from './parse-page-release';
import { parseReleaseDocument, parseRemoteManifest, parseShellManifest } from './parse-release-document';
import { modalSizes } from '../names';
import type { Offers } from './offers';
import type { ReleaseDocument } from './release-document';
import { routeOfPath, routePaths, secretRoutes } from './route-paths';
import { ReleaseError } from './shape';
import { releaseDocument, remoteManifest, shellManifest } from './testing';
import { compareVersions, isRange, isVersion, satisfies } from './version-range';

const errorOf = (action: () => unknown): ReleaseError => {
  try {
    action();
  } catch (error) {
    if (error instanceof ReleaseError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
};

/** The document with one value replaced, as JSON. */
const altered = (document: object, path: string, value: unknown): string => {
  const copy = structuredClone(document);
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  let node = copy as Record<string, unknown>;
  for (const key of keys) node = node[key] as Record<string, unknown>;
  node[last] = value;
  return JSON.stringify(copy);
};

describe('versions and ranges', () => {
  it.each([
    ['1.2.3', '1.2.3', true],
    ['1.2.3', '1.2.4', false],
    ['1.2.3', '^1.2.3', true],
    ['1.9.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['2.0.0', '^1.2.3', false],
    ['0.2.9', '^0.2.3', true],
    ['0.3.0', '^0.2.3', false],
    ['0.0.4', '^0.0.3', false],
    ['0.0.0', '^0.0.0', true],
    ['1.3.0-rc.1', '^1.2.3', true],
    ['not a version', '^1.0.0', false],
    ['1.0.0', 'latest', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it('orders versions as semver does, trials before their release', () => {
    const sorted = ['1.10.0', '1.2.0', '1.2.0-rc.2', '1.2.0-rc.10', '1.2.0-alpha', 'x'].sort(compareVersions);
    expect(sorted).toEqual(['x', '1.2.0-alpha', '1.2.0-rc.2', '1.2.0-rc.10', '1.2.0', '1.10.0']);
  });

  it('tells versions and ranges from other texts', () => {
    expect([isVersion('1.0'), isVersion('1.0.0'), isRange('^1.0.0'), isRange('~1.0.0')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('fit of a remote into a shell', () => {
  it('accepts a contract and shared parts that fit', () => {
    expect(misfits(shellManifest(), remoteManifest())).toEqual([]);
  });

  it.each([
    [{ contract: '^2.0.0' }, 'needs contract ^2.0.0, the shell has 1.2.0'],
    [{ shared: { react: '^18.0.0' } }, 'needs react ^18.0.0, the shell provides 19.3.1'],
    [{ shared: { moment: '^2.0.0' } }, 'needs moment, which the shell does not provide'],
  ])('names the reason for %j', (changes, reason) => {
    expect(misfits(shellManifest(), remoteManifest(changes))).toEqual([reason]);
  });

  it('finds names that two remotes claim', () => {
    const other = remoteManifest({ package: 'mf-services' });
    expect(clashes([remoteManifest(), other])).toEqual([]);
    other.offers.modals = remoteManifest().offers.modals;
    other.offers.checklist = remoteManifest().offers.checklist;
    other.offers.commands = remoteManifest().offers.commands;
    expect(clashes([remoteManifest(), other])).toEqual([
      'modal event-modal-participant-passes: mf-passes, mf-services',
      'checklist passes-todo: mf-passes, mf-services',
      'commands passes-commands: mf-passes, mf-services',
    ]);
  });
});

describe('channel rules', () => {
  const rules = [
    { version: '2.0.0', companies: [7] },
    { version: '1.9.0', percent: 30 },
  ];

  it('pins companies, gives nobody a trial without knowing the company', () => {
    expect(versionFor('mf-passes', { live: '1.0.0', rules }, 7)).toBe('2.0.0');
    expect(versionFor('mf-passes', { live: '1.0.0', rules }, null)).toBe('1.0.0');
  });

  it('gives the share of companies that was asked for, always the same ones', () => {
    const companies = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const onTrial = companies.filter((id) => versionFor('mf-passes', { live: '1.0.0', rules }, id) === '1.9.0');
    expect(onTrial.length).toBeGreaterThan(2_800);
    expect(onTrial.length).toBeLessThan(3_200);
    expect(companies.every((id) => bucketOf('mf-passes', id) === bucketOf('mf-passes', id))).toBe(true);
    // another package draws other companies
    expect(onTrial.some((id) => bucketOf('mf-services', id) >= 30)).toBe(true);
  });

  it('adds shares up in their order', () => {
    const two = [
      { version: '2.0.0', percent: 50 },
      { version: '3.0.0', percent: 50 },
    ];
    const versions = new Set(
      Array.from({ length: 200 }, (_, id) => versionFor('shell', { live: '1.0.0', rules: two }, id)),
    );
    expect([...versions].sort()).toEqual(['2.0.0', '3.0.0']);
  });
});

describe('page release', () => {
  const document = releaseDocument();
  const next = remoteManifest({ version: '1.1.0', container: 'fairfront_mf_passes_1_1_0' });
  const onTrial: ReleaseDocument = releaseDocument({
    remotes: {
      'mf-passes': {
        live: '1.0.0',
        previous: null,
        rules: [{ version: '1.1.0', companies: [7] }],
        versions: { '1.0.0': remoteManifest(), '1.1.0': next },
      },
    },
  });

  it('holds what a page needs and survives the way through JSON', () => {
    const page = pageReleaseFor(document, chooseVersions(document, null));
    expect(parsePageRelease(JSON.parse(JSON.stringify(page)))).toEqual(page);
    expect(page.remotes['mf-passes']).toMatchObject({
      entry: releasedUrl('mf-passes', '1.0.0', 'remote.js'),
      previous: null,
      offers: {
        screens: ['profile'],
        tiles: { 'passes-tile': { title: { ru: 'Плитка', en: 'Tile' } } },
        checklist: { 'passes-todo': { order: 10, icon: 'badge', needsServices: false } },
      },
    });
    expect(JSON.stringify(page)).not.toContain('tile.css');
  });

  it('lets a company on trial fall back to the live version', () => {
    const page = pageReleaseFor(onTrial, chooseVersions(onTrial, 7));
    expect(page.remotes['mf-passes']).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
    expect(pageReleaseFor(onTrial, chooseVersions(onTrial, 8)).remotes['mf-passes']?.version).toBe('1.0.0');
  });

  it('says why a version cannot run in this shell', () => {
    const misfit = releaseDocument();
    misfit.shell.versions = { '1.0.0': shellManifest({ contract: '2.0.0' }) };
    expect(pageReleaseFor(misfit, chooseVersions(misfit, null)).remotes['mf-passes']?.misfit).toContain('contract');
  });
});

describe('parsers', () => {
  it('reads what the builders write', () => {
    expect(parseReleaseDocument(JSON.stringify(releaseDocument()))).toEqual(releaseDocument());
    expect(parseRemoteManifest(JSON.stringify(remoteManifest()))).toEqual(remoteManifest());
    expect(parseShellManifest(JSON.stringify(shellManifest()))).toEqual(shellManifest());
  });

  it('reads what a writer without checklists and commands has written', () => {
    const { checklist: _checklist, commands: _commands, ...older } = remoteManifest().offers;
    expect(parseRemoteManifest(JSON.stringify(remoteManifest({ offers: older as Offers })))).toEqual(
      remoteManifest({ offers: { ...older, checklist: {}, commands: {} } }),
    );
  });

  it.each(modalSizes)('knows a modal of the size %s', (size) => {
    const written = altered(remoteManifest(), 'offers/modals/event-modal-participant-passes/size', size);
    expect(parseRemoteManifest(written).offers.modals['event-modal-participant-passes']?.size).toBe(size);
  });

  it.each([undefined, 480, 'full'] as const)('knows a modal of the height %s [SHELL-354]', (height) => {
    const written = altered(remoteManifest(), 'offers/modals/event-modal-participant-passes/height', height);
    expect(parseRemoteManifest(written).offers.modals['event-modal-participant-passes']?.height).toBe(height);
  });

  it('drops members that a newer writer has added', () => {
    expect(parseReleaseDocument(altered(releaseDocument(), 'later', true))).toEqual(releaseDocument());
  });

  it.each([
    ['{', 'RELEASE_SYNTAX', ''],
    ['null', 'RELEASE_SHAPE', ''],
    [altered(releaseDocument(), 'schema', 2), 'RELEASE_SCHEMA', 'schema'],
    [altered(releaseDocument(), 'revision', '1'), 'RELEASE_SHAPE', 'revision'],
    [altered(releaseDocument(), 'shell/live', '1.0'), 'RELEASE_SHAPE', 'shell.live'],
    [altered(releaseDocument(), 'remotes/mf-passes/live', '9.9.9'), 'RELEASE_REFERENCE', 'remotes.mf-passes'],
    [
      altered(releaseDocument(), 'remotes/mf-passes/rules', [{ version: '1.0.0', percent: 101 }]),
      'RELEASE_SHAPE',
      'remotes.mf-passes.rules[0].percent',
    ],
    [
      altered(
        releaseDocument(),
        'remotes/mf-passes/versions/1.0.0/offers/modals/event-modal-participant-passes/size',
        'full',
      ),
      'RELEASE_SHAPE',
      'remotes.mf-passes.versions.1.0.0.offers.modals.event-modal-participant-passes.size',
    ],
    [
      altered(
        releaseDocument(),
        'remotes/mf-passes/versions/1.0.0/offers/modals/event-modal-participant-passes/height',
        'tall',
      ),
      'RELEASE_SHAPE',
      'remotes.mf-passes.versions.1.0.0.offers.modals.event-modal-participant-passes.height',
    ],
  ])('refuses %.40s with a code and a place', (source, code, path) => {
    expect(errorOf(() => parseReleaseDocument(source))).toMatchObject({ code, path });
  });

  it.each([
    ['entry', 'gone.js', 'RELEASE_REFERENCE'],
    ['entry', '../shell/main.js', 'RELEASE_SHAPE'],
    ['container', 'a-b', 'RELEASE_SHAPE'],
    ['files/remote.js/integrity', 'sha256-x', 'RELEASE_SHAPE'],
    ['offers/tiles/passes-tile/group', 'nowhere', 'RELEASE_SHAPE'],
    ['offers/tiles/passes-tile/width', 4, 'RELEASE_SHAPE'],
    ['offers/tiles/passes-tile/files', ['gone.js'], 'RELEASE_REFERENCE'],
    ['offers/commands/passes-commands/group', 'nowhere', 'RELEASE_SHAPE'],
    ['offers/checklist/passes-todo/order', 'first', 'RELEASE_SHAPE'],
    ['offers/checklist/passes-todo/files', ['gone.js'], 'RELEASE_REFERENCE'],
    ['shared/react', 'latest', 'RELEASE_SHAPE'],
  ])('refuses a manifest with %s = %j', (path, value, code) => {
    expect(errorOf(() => parseRemoteManifest(altered(remoteManifest(), path, value))).code).toBe(code);
  });
});

describe('paths of routes', () => {
  it('finds the route of every path, also with a slash at the end [SHELL-007]', () => {
    for (const [name, path] of Object.entries(routePaths)) {
      const address = path.replace(/:\w+/g, '17');
      expect(routeOfPath(address)).toBe(name);
      expect(routeOfPath(`${address}/`)).toBe(name);
    }
    expect(routeOfPath('/nowhere')).toBeNull();
  });

  it('knows the pages whose address is a secret [SHELL-027]', () => {
    expect([...secretRoutes].map((name) => routePaths[name])).toEqual([
      '/recovery/reset/:token',
      '/confirm-registration/:id/:token',
      '/api/welcome/:id',
      '/pass-link/:token',
    ]);
  });
});
