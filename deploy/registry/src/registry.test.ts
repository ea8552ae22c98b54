import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { NotificationOffer, RemoteManifest, ShellManifest } from '@fairfront/shared-kit/platform/release';
import { integrityOf, remoteManifest, shellManifest } from '@fairfront/shared-kit/platform/release/testing';
import { Registry, type Build } from './registry';
import { RegistryError } from './registry-error';
import { ReleaseStore } from './release-store';

let root: string;
let store: ReleaseStore;
let registry: Registry;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairfront-registry-'));
  store = new ReleaseStore(join(root, 'releases'));
  registry = new Registry(store, () => new Date('2026-03-01T09:00:00Z'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Writes a build to disk: the files of a manifest with dummy contents and compressed variants. */
const build = async (manifest: RemoteManifest | ShellManifest): Promise<Build> => {
  const folder = await mkdtemp(join(root, 'build-'));
  const files: (RemoteManifest | ShellManifest)['files'] = {};
  for (const name of Object.keys(manifest.files)) {
    const content = `${manifest.package} ${manifest.version} ${name} `.repeat(20);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
    const [br, gz] = [brotliCompressSync(content), gzipSync(content)];
    await writeFile(join(folder, `${name}.br`), br);
    await writeFile(join(folder, `${name}.gz`), gz);
    files[name] = { integrity: integrityOf(content), bytes: content.length, br: br.length, gz: gz.length };
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }));
  return { package: manifest.package, folder };
};

const refusal = async (action: Promise<unknown>): Promise<RegistryError> => {
  try {
    await action;
  } catch (error) {
    if (error instanceof RegistryError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
};

const passes = (version: string, changes: Partial<RemoteManifest> = {}) =>
  build(remoteManifest({ version, container: `passes_${version.replace(/\W/g, '_')}`, ...changes }));

const menu = '@fairfront/shared-kit/components/menu';
const provides = (version: string) => ({ ...shellManifest().provides, [menu]: { version, files: ['menu.js'] } });

/** A remote with one screen. */
const withScreen = (name: string, route: string, path: string): RemoteManifest => {
  const manifest = remoteManifest({ package: name });
  return {
    ...manifest,
    offers: { ...manifest.offers, screens: { [route]: { path, files: ['screen.js'], shared: [] } } },
  };
};

/** A new version of passes that declares a kind of subject. */
const withSubject = (subject: NotificationOffer) =>
  passes('1.1.0', { offers: { ...remoteManifest().offers, notifications: { badge: subject } } });

/** Makes shell and passes 1.0.0 live. */
const start = async () =>
  registry.publish([
    await build(shellManifest({ runtime: '2.9.3', provides: provides('0.4.0') })),
    await passes('1.0.0'),
  ]);

const livePasses = async () => (await store.read())?.remotes['mf-passes']?.live;

/** All paths in the store with their content. */
const snapshot = async (): Promise<Record<string, string>> => {
  const entries = await readdir(store.folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(store.folder.length + 1), await readFile(file, 'base64')])),
  ) as Record<string, string>;
};

describe('publish', () => {
  it('publish makes the first shell and remote live in one switch', async () => {
    await start();
    const document = await store.read();
    expect(document).toMatchObject({ revision: 1, at: '2026-03-01T09:00:00.000Z', shell: { live: '1.0.0' } });
    expect(await livePasses()).toBe('1.0.0');
    expect(await registry.verify()).toEqual([]);
  });

  it('publish adds a version, keeps the previous one, and changes nothing else on disk', async () => {
    await start();
    const before = await snapshot();
    await registry.publish([await passes('1.1.0')]);
    const after = await snapshot();
    const changed = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
    expect(changed.filter((file) => !file.startsWith('mf-passes/1.1.0/')).sort()).toEqual([
      'history/000002.json',
      'release.json',
    ]);
    expect((await store.read())?.remotes['mf-passes']).toMatchObject({ live: '1.1.0', previous: '1.0.0' });
  });

  it('publish accepts an explicit version, which manifest and folder both carry [SHELL-311]', async () => {
    await start();
    await registry.publish([{ ...(await passes('1.0.0')), version: '1.0.1' }]);
    expect(await livePasses()).toBe('1.0.1');
    expect((await store.read())?.remotes['mf-passes']?.versions['1.0.1']?.version).toBe('1.0.1');
  });

  it('publish gives builds with an unchanged package version increasing numbers marked as local [SHELL-311]', async () => {
    await start();
    for (const expected of ['1.0.1-local.0', '1.0.1-local.1']) {
      await registry.publish([{ ...(await passes('1.0.0')), isLocal: true }]);
      expect(await livePasses()).toBe(expected);
    }
    await registry.publish([{ ...(await passes('1.0.1')), isLocal: true }]);
    expect(await livePasses()).toBe('1.0.1');
  });

  it('publish can store a version without releasing it', async () => {
    await start();
    await registry.publish([await passes('1.1.0')], 'none');
    expect(await livePasses()).toBe('1.0.0');
    expect(await store.versions('mf-passes')).toEqual(['1.0.0', '1.1.0']);
  });

  it('publish needs a shell first', async () => {
    expect((await refusal(registry.publish([await passes('1.0.0')]))).code).toBe('NO_SHELL');
  });
});

describe('gates', () => {
  beforeEach(start);

  const gates: [string, () => Promise<Build>, string, RegExp][] = [
    ['a version that exists', () => passes('1.0.0'), 'VERSION_EXISTS', /mf-passes 1\.0\.0 is already released/],
    ['a number below the newest stored one', () => passes('0.9.0'), 'VERSION_ORDER', /0\.9\.0 is not above 1\.0\.0/],
    [
      'a number that is not semver',
      async () => ({ ...(await passes('1.1.0')), version: '01.1.0' }),
      'VERSION_ORDER',
      /01\.1\.0 of mf-passes is not a semver version/,
    ],
    [
      'a build of another package',
      async () => ({ ...(await build(remoteManifest({ package: 'mf-services' }))), package: 'mf-passes' }),
      'NAME_MISMATCH',
      /contains a build of mf-services, not of mf-passes/,
    ],
    [
      'a folder without a manifest',
      async () => ({ package: 'mf-passes', folder: await mkdtemp(join(root, 'empty-')) }),
      'MANIFEST_UNREADABLE',
      /manifest\.json/,
    ],
    [
      'a missing file',
      async () => {
        const built = await passes('1.1.0');
        await rm(join(built.folder, 'tile.js'));
        return built;
      },
      'FILE_MISSING',
      /tile\.js is missing/,
    ],
    [
      'one altered byte',
      async () => {
        const built = await passes('1.1.0');
        const file = join(built.folder, 'tile.js');
        const content = await readFile(file);
        content[3] = (content[3] ?? 0) ^ 1;
        await writeFile(file, content);
        return built;
      },
      'FILE_ALTERED',
      /tile\.js differs from what was built/,
    ],
    [
      'a chunk whose name is the hash of other content',
      async () => {
        const built = await passes('1.1.0');
        const name = `tile.${createHash('sha256').update('another').digest('base64url')}.js`;
        const file = join(built.folder, 'manifest.json');
        for (const twin of ['', '.br', '.gz']) {
          await rename(join(built.folder, `tile.js${twin}`), join(built.folder, `${name}${twin}`));
        }
        await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"tile.js"', `"${name}"`));
        return built;
      },
      'FILE_ALTERED',
      /tile\.[\w-]+\.js does not match the hash in its name/,
    ],
    [
      'a compressed variant with other content',
      async () => {
        const built = await passes('1.1.0');
        await writeFile(join(built.folder, 'tile.js.br'), brotliCompressSync('something else'));
        return built;
      },
      'FILE_ALTERED',
      /tile\.js\.br does not decompress to/,
    ],
    [
      'an unlisted file',
      async () => {
        const built = await passes('1.1.0');
        await writeFile(join(built.folder, 'extra.js'), '');
        return built;
      },
      'FILE_UNLISTED',
      /extra\.js is not in the manifest/,
    ],
    [
      'a contract range that excludes the live shell',
      () => passes('1.1.0', { contract: '^1.3.0' }),
      'CONTRACT_INCOMPATIBLE',
      /mf-passes 1\.1\.0 does not fit shell 1\.0\.0: needs contract \^1\.3\.0, the shell has 1\.2\.0/,
    ],
    [
      'a shared version that the shell does not have',
      () => passes('1.1.0', { shared: { react: '^20.0.0' } }),
      'SHARED_INCOMPATIBLE',
      /needs react \^20\.0\.0, the shell provides 19\.3\.1/,
    ],
    [
      'a remote that needs a newer kit than the shell provides',
      () => passes('1.1.0', { shared: { [menu]: '^0.5.0' } }),
      'SHARED_INCOMPATIBLE',
      /needs @fairfront\/shared-kit\/components\/menu \^0\.5\.0, the shell provides 0\.4\.0/,
    ],
    [
      'a remote that needs a newer federation runtime than the shell provides',
      () => passes('1.1.0', { runtime: '^2.10.0' }),
      'FEDERATION_INCOMPATIBLE',
      /mf-passes 1\.1\.0 does not fit shell 1\.0\.0: needs federation runtime \^2\.10\.0, the shell provides 2\.9\.3/,
    ],
    [
      'a name that another remote declares',
      () => build(remoteManifest({ package: 'mf-services', offers: remoteManifest().offers })),
      'NAME_CONFLICT',
      /modal event-modal-participant-passes: mf-passes, mf-services/,
    ],
    [
      "a path of another remote's screen",
      () => build(withScreen('mf-services', 'profiles', '/profile')),
      'PATH_CONFLICT',
      /\/profile \(screen profiles of mf-services\) can be the address of \/profile \(screen profile of mf-passes\)/,
    ],
    [
      'a path that overlaps with addresses of the shell',
      () => build(withScreen('mf-services', 'visitors', '/:id')),
      'PATH_CONFLICT',
      /begins with what the edge answers itself/,
    ],
    [
      'a path that shadows one of the shell',
      () => build(withScreen('mf-services', 'visitors', '/recovery/reset/:code')),
      'PATH_CONFLICT',
      /can be the address of \/recovery\/reset\/:token \(screen recovery-reset of shell\)/,
    ],
    [
      'a path below one of the API',
      () => build(withScreen('mf-services', 'visitors', '/api/visitors')),
      'PATH_CONFLICT',
      /begins with what the edge answers itself/,
    ],
    [
      'a screen with a name that the shell uses',
      () => build(withScreen('mf-services', 'login', '/enter')),
      'PATH_CONFLICT',
      /has the name of a screen of the shell/,
    ],
    [
      'a remote that opens a route that no package declares',
      () => passes('1.1.0', { opens: { routes: ['profile', 'visitors'], modals: [] } }),
      'UNKNOWN_PLACE',
      /mf-passes 1\.1\.0 opens the route visitors, which nobody has/,
    ],
    [
      'a remote that opens a modal that no package declares',
      () => passes('1.1.0', { opens: { routes: [], modals: ['modal-feedback', 'event-modal-visitors'] } }),
      'UNKNOWN_PLACE',
      /mf-passes 1\.1\.0 opens the modal event-modal-visitors, which nobody has/,
    ],
    [
      'a remote whose notification subjects lead to an undeclared route',
      () => withSubject({ icon: 'badge', route: 'visitors' }),
      'UNKNOWN_PLACE',
      /mf-passes 1\.1\.0 opens the route visitors, which nobody has/,
    ],
    [
      'a remote whose menu entry leads to an undeclared route',
      () => {
        const { offers } = remoteManifest();
        const entry = { title: { ru: 'Бюро', en: 'Desk' }, icon: 'staff', order: 10, route: 'visitors' };
        return passes('1.1.0', { offers: { ...offers, menu: { desk: entry } } });
      },
      'UNKNOWN_PLACE',
      /mf-passes 1\.1\.0 opens the route visitors, which nobody has/,
    ],
    [
      'a remote whose go key leads to an undeclared modal',
      () => {
        const key = { title: { ru: 'Гости', en: 'Visitors' }, order: 30, modal: 'event-modal-visitors' };
        return passes('1.1.0', { offers: { ...remoteManifest().offers, goKeys: { V: key } } });
      },
      'UNKNOWN_PLACE',
      /mf-passes 1\.1\.0 opens the modal event-modal-visitors, which nobody has/,
    ],
    [
      'a remote whose notification subjects lead to an undeclared modal',
      () => withSubject({ icon: 'badge', modal: 'event-modal-visitors' }),
      'UNKNOWN_PLACE',
      /mf-passes 1\.1\.0 opens the modal event-modal-visitors, which nobody has/,
    ],
    [
      'a kind of subject that another remote declares',
      async () => {
        const { notifications } = remoteManifest().offers;
        const services = remoteManifest({ package: 'mf-services' });
        return build({ ...services, offers: { ...services.offers, notifications } });
      },
      'NAME_CONFLICT',
      /notification passes-subject: mf-passes, mf-services/,
    ],
    [
      'a shell that is incompatible with a live remote',
      () => build(shellManifest({ version: '2.0.0', contract: '2.0.0' })),
      'CONTRACT_INCOMPATIBLE',
      /mf-passes 1\.0\.0 does not fit shell 2\.0\.0/,
    ],
  ];

  it.each(gates)(
    'the gates refuse %s and leave everything unchanged [SHELL-520] [SHELL-521] [SHELL-531] [SHELL-532] [SHELL-565]',
    async (_, prepare, code, message) => {
      const built = await prepare();
      const before = await snapshot();
      const error = await refusal(registry.publish([built]));
      expect(error.code).toBe(code);
      expect(error.message).toMatch(message);
      expect(await snapshot()).toEqual(before);
    },
  );

  it('the gates accept a new kit, and remotes that are built with it [SHELL-520]', async () => {
    await registry.publish([
      await build(shellManifest({ version: '2.0.0', runtime: '2.9.3', provides: provides('0.4.1') })),
    ]);
    await registry.publish([await passes('1.1.0', { shared: { [menu]: '^0.4.1' } })]);
    expect(await livePasses()).toBe('1.1.0');
  });

  it('the gates accept a remote that was built with another patch version of the plugin, and one with its own runtime [SHELL-521]', async () => {
    await registry.publish([await passes('1.1.0', { runtime: '^2.9.1' })]);
    await registry.publish([await passes('1.2.0')]);
    expect(await livePasses()).toBe('1.2.0');
  });

  it('the gates accept a new contract when shell and remote are published together', async () => {
    await registry.publish([
      await build(shellManifest({ version: '2.0.0', contract: '2.0.0' })),
      await passes('2.0.0', { contract: '^2.0.0' }),
    ]);
    expect(await livePasses()).toBe('2.0.0');
  });

  it('the gates accept a place that is published together with the remote that opens it, and the rollback to before it existed [SHELL-532]', async () => {
    const opens = { routes: ['visitors'], modals: [] };
    const visitors = withScreen('mf-visitors', 'visitors', '/participant/:id/visitors');
    const before = remoteManifest({ package: 'mf-visitors' });
    await registry.publish([await build({ ...before, offers: { ...before.offers, screens: {} } })]);
    await registry.publish([await passes('1.1.0', { opens }), await build({ ...visitors, version: '1.1.0' })]);
    // in an emergency, nobody should have to roll back two remotes in the right order: opening the place says that it
    // is unavailable
    await registry.rollback('mf-visitors');
    expect(await registry.verify()).toMatchObject([{ code: 'UNKNOWN_PLACE' }]);
  });

  it('the gates reject a document of an earlier format, and list the packages that must be published together [SHELL-533]', async () => {
    const file = join(store.folder, 'release.json');
    const old = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...old, schema: 1 }));
    const alone = await refusal(registry.publish([await passes('1.1.0')]));
    expect(alone.message).toMatch(/earlier format. Publish its packages again, together: shell mf-passes$/);
    const shell = await build(shellManifest({ version: '1.1.0' }));
    expect((await refusal(registry.publish([shell]))).code).toBe('DOCUMENT_UNREADABLE');
    const { document } = await registry.publish([shell, await passes('1.1.0')]);
    expect(document).toMatchObject({ revision: 2, shell: { live: '1.1.0', previous: null } });
  });

  it('the store allows only one switch at a time, and a killed process blocks nobody [SHELL-297]', async () => {
    const built = await passes('1.1.0');
    const lock = join(__dirname, '../../setup/process-lock.cjs');
    const script = `require(process.argv[1]).takeLock(process.argv[2], () => {}).then(() => setInterval(() => {}, 1000) && console.log('taken'))`;
    const other = spawn(process.execPath, ['-e', script, lock, join(store.folder, '.publication')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');
    expect((await refusal(registry.publish([built]))).code).toBe('STORE_BUSY');
    other.kill('SIGKILL');
    await once(other, 'exit');
    await registry.publish([built]);
    expect(await livePasses()).toBe('1.1.0');
  });
});

describe('promote, trials and rollback', () => {
  beforeEach(async () => {
    await start();
    await registry.publish([await passes('1.1.0')], { percent: 10 });
  });

  it('a trial does not affect the live version until it is promoted', async () => {
    expect((await store.read())?.remotes['mf-passes']).toMatchObject({
      live: '1.0.0',
      rules: [{ version: '1.1.0', percent: 10 }],
    });
    await registry.promote('mf-passes', '1.1.0', { companies: [7] });
    expect((await store.read())?.remotes['mf-passes']?.rules).toEqual([{ version: '1.1.0', companies: [7] }]);
    await registry.promote('mf-passes', '1.1.0');
    expect((await store.read())?.remotes['mf-passes']).toMatchObject({ live: '1.1.0', previous: '1.0.0', rules: [] });
  });

  it('rollback ends a trial first, then goes back one version, then refuses', async () => {
    await registry.rollback('mf-passes');
    expect((await store.read())?.remotes['mf-passes']).toMatchObject({ live: '1.0.0', rules: [] });
    await registry.promote('mf-passes', '1.1.0');
    await registry.rollback('mf-passes');
    expect((await store.read())?.remotes['mf-passes']).toMatchObject({ live: '1.0.0', previous: null });
    expect((await refusal(registry.rollback('mf-passes'))).code).toBe('NOTHING_BEFORE');
  });

  it('rollback removes a remote whose only version is live, and nothing else; promote brings it back [SHELL-561]', async () => {
    const visitors = withScreen('mf-visitors', 'visitors', '/participant/:id/visitors');
    await registry.publish([await build(visitors)]);
    const { shell, remotes } = await registry.rollback('mf-visitors');
    expect([shell.live, Object.keys(remotes)]).toEqual(['1.0.0', ['mf-passes']]);
    expect(remotes['mf-passes']?.rules).toEqual([{ version: '1.1.0', percent: 10 }]);
    expect((await refusal(registry.rollback('mf-visitors'))).code).toBe('VERSION_UNKNOWN');
    expect((await refusal(registry.publish([await build(visitors)]))).code).toBe('VERSION_EXISTS');
    await registry.promote('mf-visitors', visitors.version);
    expect((await store.read())?.remotes['mf-visitors']).toMatchObject({ live: visitors.version, previous: null });
  });

  it('rollback never removes the shell [SHELL-561]', async () => {
    expect((await refusal(registry.rollback('shell'))).code).toBe('NOTHING_BEFORE');
  });

  it('promote refuses a version that is not in the store or was altered there', async () => {
    expect((await refusal(registry.promote('mf-passes', '9.9.9'))).code).toBe('VERSION_UNKNOWN');
    await writeFile(join(store.folderOf('mf-passes', '1.1.0'), 'tile.js'), 'altered');
    expect((await refusal(registry.promote('mf-passes', '1.1.0'))).code).toBe('FILE_ALTERED');
    expect(await registry.verify()).toContainEqual({
      code: 'FILE_ALTERED',
      message: 'mf-passes 1.1.0: tile.js differs from what was built',
    });
  });

  it('list shows live, trial and stored versions', async () => {
    expect(await registry.list()).toEqual([
      { package: 'shell', live: '1.0.0', previous: null, rules: [], stored: ['1.0.0'] },
      {
        package: 'mf-passes',
        live: '1.0.0',
        previous: null,
        rules: [{ version: '1.1.0', percent: 10 }],
        stored: ['1.0.0', '1.1.0'],
      },
    ]);
  });
});
