import { bucketOf, versionFor } from './channel';
import { nameConflicts, incompatibilities } from './fit';
import { chooseVersions, pageReleaseFor, releasedUrl, screensOf } from './page-release';
import { parsePageRelease } from './parse-page-release';
import { parseReleaseDocument, parseRemoteManifest, parseShellManifest } from './parse-release-document';
import { modalSizes } from '../names';
import type { ReleaseDocument } from './release-document';
import { matchScreen, overlap, pathWith } from './routes';
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

  it('orders versions like semver, with pre-releases before the release', () => {
    const sorted = ['1.10.0', '1.2.0', '1.2.0-rc.2', '1.2.0-rc.10', '1.2.0-alpha', 'x'].sort(compareVersions);
    expect(sorted).toEqual(['x', '1.2.0-alpha', '1.2.0-rc.2', '1.2.0-rc.10', '1.2.0', '1.10.0']);
  });

  it('distinguishes versions and ranges from other texts', () => {
    expect([isVersion('1.0'), isVersion('1.0.0'), isRange('^1.0.0'), isRange('~1.0.0')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('compatibility of a remote with a shell', () => {
  it('accepts a compatible contract and shared modules', () => {
    expect(incompatibilities(shellManifest(), remoteManifest())).toEqual([]);
  });

  it.each([
    [{ contract: '^2.0.0' }, 'needs contract ^2.0.0, the shell has 1.2.0'],
    [{ shared: { react: '^18.0.0' } }, 'needs react ^18.0.0, the shell provides 19.3.1'],
    [{ shared: { moment: '^2.0.0' } }, 'needs moment, which the shell does not provide'],
  ])('gives the reason for %j', (changes, reason) => {
    expect(incompatibilities(shellManifest(), remoteManifest(changes))).toEqual([reason]);
  });

  const button = '@fairfront/shared-kit/components/button';
  const shellWith = (version: string) => shellManifest({ provides: { [button]: { version, files: [] } } });
  const remoteWith = (range: string) => remoteManifest({ shared: { [button]: range } });

  it.each([
    ['the version that it was built with', '1.2.0', '^1.2.0', []],
    ['a newer minor version', '1.3.0', '^1.2.0', []],
    ['an older minor version', '1.1.0', '^1.2.0', [`needs ${button} ^1.2.0, the shell provides 1.1.0`]],
    ['another major version', '2.0.0', '^1.2.0', [`needs ${button} ^1.2.0, the shell provides 2.0.0`]],
  ])('compares the kit of a remote with that of the shell: %s [SHELL-520]', (_, provided, needed, reasons) => {
    expect(incompatibilities(shellWith(provided), remoteWith(needed))).toEqual(reasons);
  });

  it.each([
    ['2.9.3', '^2.9.3', []],
    ['2.9.4', '^2.9.3', []],
    ['2.10.0', '^2.9.3', []],
    ['2.9.3', undefined, []],
    ['2.9.3', '^2.10.0', ['needs federation runtime ^2.10.0, the shell provides 2.9.3']],
    ['3.0.0', '^2.9.3', ['needs federation runtime ^2.9.3, the shell provides 3.0.0']],
    [undefined, '^2.9.3', ['needs federation runtime ^2.9.3, the shell provides none']],
  ])('with runtime %s in the shell and %s in the remote returns %j [SHELL-521]', (provided, needed, reasons) => {
    const shell = shellManifest(provided ? { runtime: provided } : {});
    expect(incompatibilities(shell, remoteManifest(needed ? { runtime: needed } : {}))).toEqual(reasons);
  });

  it('finds names that two remotes claim [SHELL-565]', () => {
    const other = remoteManifest({ package: 'mf-services' });
    expect(nameConflicts([remoteManifest(), other])).toEqual([]);
    other.offers.modals = remoteManifest().offers.modals;
    other.offers.checklist = remoteManifest().offers.checklist;
    other.offers.commands = remoteManifest().offers.commands;
    other.offers.notifications = remoteManifest().offers.notifications;
    expect(nameConflicts([remoteManifest(), other])).toEqual([
      'modal event-modal-participant-passes: mf-passes, mf-services',
      'checklist passes-todo: mf-passes, mf-services',
      'commands passes-commands: mf-passes, mf-services',
      'notification passes-subject: mf-passes, mf-services',
    ]);
  });
});

describe('channel rules', () => {
  const rules = [
    { version: '2.0.0', companies: [7] },
    { version: '1.9.0', percent: 30 },
  ];

  it('pins companies and gives no trial without a company', () => {
    expect(versionFor('mf-passes', { live: '1.0.0', rules }, 7)).toBe('2.0.0');
    expect(versionFor('mf-passes', { live: '1.0.0', rules }, null)).toBe('1.0.0');
  });

  it('gives a trial to the requested share of companies, always the same ones', () => {
    const companies = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const onTrial = companies.filter((id) => versionFor('mf-passes', { live: '1.0.0', rules }, id) === '1.9.0');
    expect(onTrial.length).toBeGreaterThan(2_800);
    expect(onTrial.length).toBeLessThan(3_200);
    expect(companies.every((id) => bucketOf('mf-passes', id) === bucketOf('mf-passes', id))).toBe(true);
    // another package selects other companies
    expect(onTrial.some((id) => bucketOf('mf-services', id) >= 30)).toBe(true);
  });

  it('adds up the shares in order', () => {
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

  it('contains what a page needs and survives JSON serialisation', () => {
    const page = pageReleaseFor(document, chooseVersions(document, null));
    expect(parsePageRelease(JSON.parse(JSON.stringify(page)))).toEqual(page);
    expect(page.remotes['mf-passes']).toMatchObject({
      entry: releasedUrl('mf-passes', '1.0.0', 'remote.js'),
      previous: null,
      offers: {
        screens: { profile: { path: '/profile' } },
        tiles: { 'passes-tile': { title: { ru: 'Плитка', en: 'Tile' } } },
        checklist: { 'passes-todo': { order: 10, icon: 'badge' } },
        notifications: { 'passes-subject': { icon: 'badge', query: { q: ':id' } } },
      },
    });
    expect(JSON.stringify(page)).not.toContain('tile.css');
  });

  it('lets a company on a trial fall back to the live version', () => {
    const page = pageReleaseFor(onTrial, chooseVersions(onTrial, 7));
    expect(page.remotes['mf-passes']).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
    expect(pageReleaseFor(onTrial, chooseVersions(onTrial, 8)).remotes['mf-passes']?.version).toBe('1.0.0');
  });

  it('explains why a version is incompatible with this shell', () => {
    const incompatible = releaseDocument();
    incompatible.shell.versions = { '1.0.0': shellManifest({ contract: '2.0.0' }) };
    expect(
      pageReleaseFor(incompatible, chooseVersions(incompatible, null)).remotes['mf-passes']?.incompatibility,
    ).toContain('contract');
  });
});

describe('parsers', () => {
  it('read what the builders write', () => {
    expect(parseReleaseDocument(JSON.stringify(releaseDocument()))).toEqual(releaseDocument());
    expect(parseRemoteManifest(JSON.stringify(remoteManifest()))).toEqual(remoteManifest());
    expect(parseShellManifest(JSON.stringify(shellManifest()))).toEqual(shellManifest());
  });

  it.each(modalSizes)('accept the modal size %s', (size) => {
    const written = altered(remoteManifest(), 'offers/modals/event-modal-participant-passes/size', size);
    expect(parseRemoteManifest(written).offers.modals['event-modal-participant-passes']?.size).toBe(size);
  });

  it.each([undefined, 480, 'full'] as const)('accept the modal height %s [SHELL-354]', (height) => {
    const written = altered(remoteManifest(), 'offers/modals/event-modal-participant-passes/height', height);
    expect(parseRemoteManifest(written).offers.modals['event-modal-participant-passes']?.height).toBe(height);
  });

  it('read a build without declared notification subjects [SHELL-565]', () => {
    const before = altered(releaseDocument(), 'remotes/mf-passes/versions/1.0.0/offers/notifications', undefined);
    const document = parseReleaseDocument(before);
    const page = pageReleaseFor(document, chooseVersions(document, null));
    expect(parsePageRelease(JSON.parse(JSON.stringify(page))).remotes['mf-passes']?.offers.notifications).toBe(
      undefined,
    );
  });

  it('drop unknown members of a newer writer', () => {
    expect(parseReleaseDocument(altered(releaseDocument(), 'later', true))).toEqual(releaseDocument());
  });

  it.each([
    ['{', 'RELEASE_SYNTAX', ''],
    ['null', 'RELEASE_SHAPE', ''],
    [altered(releaseDocument(), 'schema', 1), 'RELEASE_SCHEMA', 'schema'],
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
  ])('reject %.40s with a code and a path', (source, code, path) => {
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
    ['offers/notifications/passes-subject/query', { q: 1 }, 'RELEASE_SHAPE'],
    ['offers/notifications/passes-subject/params', { from: { visa: null } }, 'RELEASE_SHAPE'],
    ['shared/react', 'latest', 'RELEASE_SHAPE'],
  ])('reject a manifest with %s = %j', (path, value, code) => {
    expect(errorOf(() => parseRemoteManifest(altered(remoteManifest(), path, value))).code).toBe(code);
  });
});

describe('paths of screens', () => {
  const screens = {
    home: { path: '/' },
    cart: { path: '/participant/:id/cart' },
    category: { path: '/participant/:id/categories/:category_id' },
    link: { path: '/pass-link/:token' },
  };

  it.each([
    ['/', { name: 'home', params: {} }],
    ['/participant/101/cart', { name: 'cart', params: { id: '101' } }],
    ['/participant/101/cart/', { name: 'cart', params: { id: '101' } }],
    ['/participant/101/categories/7', { name: 'category', params: { id: '101', category_id: '7' } }],
    ['/pass-link/a%2Fb%20c', { name: 'link', params: { token: 'a/b c' } }],
    ['/pass-link/%E0%A4%A', { name: 'link', params: { token: '%E0%A4%A' } }],
    ['/participant/abc/cart', null],
    ['/participant/0/cart', null],
    ['/participant/101', null],
    ['/participant/101/Cart', null],
    ['/pass-link/', null],
    ['/constructor', null],
  ])('%s is %j [SHELL-007] [SHELL-029] [SHELL-210]', (path, found) => {
    expect(matchScreen(screens, path)).toEqual(found);
  });

  it.each([
    ['/participant/:id/cart', { id: 101 }, '/participant/101/cart'],
    ['/pass-link/:token', { token: 'a/b c' }, '/pass-link/a%2Fb%20c'],
    ['/profile', {}, '/profile'],
    ['/participant/:id/cart', {}, null],
  ])('%s with %j is %s [SHELL-030] [SHELL-210]', (pattern, params, address) => {
    expect(pathWith(pattern, params)).toBe(address);
  });

  it.each([
    ['/profile', '/profile', true],
    ['/profile/:token', '/profile/access', true],
    ['/participant/:id/:what', '/participant/:id/cart', true],
    ['/:what/cart', '/participant/:other', true],
    // not a number
    ['/participant/:id', '/participant/new', false],
    ['/profile', '/profile/access', false],
    ['/participant/:id/cart', '/participant/:id/orders', false],
  ])('%s and %s can match the same address: %s [SHELL-531]', (one, other, expected) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
  });

  it('of a page are those of its shell and of its remotes [SHELL-007]', () => {
    const document = releaseDocument();
    expect(Object.keys(screensOf(chooseVersions(document, null)))).toEqual(
      expect.arrayContaining(['home', 'participant', 'profile']),
    );
  });

  it.each(['profile', '/Profile', '/a//b', '/:', '/participant/:id?', 'https://example.com/'])(
    'cannot be %s',
    (path) => {
      const source = altered(remoteManifest(), 'offers/screens/profile/path', path);
      expect(errorOf(() => parseRemoteManifest(source))).toMatchObject({
        code: 'RELEASE_SHAPE',
        path: 'offers.screens.profile.path',
      });
    },
  );
});
