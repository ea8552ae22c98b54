import { createHash } from 'node:crypto';
import { releaseSchema, type ReleaseDocument, type RemoteManifest, type ShellManifest } from './release-document';

/** Builders for tests of code that reads manifests and release documents. */

/** Value of an `integrity` attribute. */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A file entry for the given content. */
export const fileOf = (content: string) => ({ integrity: integrityOf(content), bytes: Buffer.byteLength(content) });

/** A shell with one script, style and font that provides React, the platform and one kit part with its own file. */
export const shellManifest = (changes: Partial<ShellManifest> = {}): ShellManifest => ({
  schema: releaseSchema,
  package: 'shell',
  version: '1.0.0',
  build: 'shellbuild',
  contract: '1.2.0',
  start: {
    scripts: ['main.js'],
    styles: ['main.css'],
    federation: ['federation.js'],
    inline: 'sendFirstCalls()',
    later: {
      'signed-in': ['frame.js'],
      'screen-participant': ['hub.js'],
      'texts-participant-ru': ['hub-ru.js'],
      'screen-remote': ['remote-frame.js'],
    },
    fonts: ['text.woff2'],
  },
  provides: {
    react: { version: '19.3.1', files: [] },
    '@fairfront/shared-kit/platform': { version: '0.4.0', files: [] },
    '@fairfront/shared-kit/components/menu': { version: '0.4.0', files: ['menu.js', 'menu.css'] },
  },
  screens: {
    home: { path: '/' },
    participant: { path: '/participant/:id', badge: true },
    login: { path: '/login', layout: 'not-auth', auth: false },
    'recovery-reset': { path: '/recovery/reset/:token', layout: 'not-auth', auth: false, secret: true },
    'confirm-registration': {
      path: '/confirm-registration/:id/:token',
      layout: 'not-auth',
      auth: false,
      secret: true,
    },
    welcome: { path: '/api/welcome/:id', layout: 'not-auth', auth: false, secret: true },
  },
  modals: ['modal-feedback'],
  files: Object.fromEntries(
    [
      'main.js',
      'main.css',
      'federation.js',
      'hub.js',
      'hub-ru.js',
      'frame.js',
      'remote-frame.js',
      'text.woff2',
      'menu.js',
      'menu.css',
    ].map((name) => [name, fileOf(name)]),
  ),
  ...changes,
});

/** A remote `mf-passes` with one tile, one checklist entry, one command entry, one modal, one screen and both locales. */
export const remoteManifest = (changes: Partial<RemoteManifest> = {}): RemoteManifest => {
  const name = changes.package ?? 'mf-passes';
  const short = name.replace('mf-', '');
  const files = [
    'remote.js',
    'tile.js',
    'tile.css',
    'todo.js',
    'commands.js',
    'modal.js',
    'screen.js',
    'ru.js',
    'en.js',
  ];
  return {
    schema: releaseSchema,
    package: name,
    version: '1.0.0',
    build: `${short}build`,
    contract: '^1.0.0',
    container: `fairfront_mf_${short}_1_0_0`,
    entry: 'remote.js',
    shared: { react: '^19.0.0', '@fairfront/shared-kit/platform': '^0.4.0' },
    offers: {
      tiles: {
        [`${short}-tile`]: {
          title: { ru: 'Плитка', en: 'Tile' },
          group: 'passes',
          order: 10,
          width: 2,
          icon: 'pass',
          height: 216,
          files: ['tile.css', 'tile.js'],
          shared: ['@fairfront/shared-kit/components/menu'],
        },
      },
      modals:
        name === 'mf-passes'
          ? {
              'event-modal-participant-passes': {
                title: { ru: 'Пропуска', en: 'Passes' },
                size: 'lg',
                files: ['modal.js'],
                shared: [],
              },
            }
          : {},
      screens: name === 'mf-passes' ? { profile: { path: '/profile', files: ['screen.js'], shared: [] } } : {},
      checklist: {
        [`${short}-todo`]: {
          order: 10,
          icon: 'badge',
          files: ['todo.js'],
          shared: [],
        },
      },
      commands: {
        [`${short}-commands`]: {
          group: 'actions',
          order: 10,
          icon: 'plus',
          files: ['commands.js'],
          shared: [],
        },
      },
      realtime: {},
      notifications: { [`${short}-subject`]: { icon: 'badge', route: 'participant', query: { q: ':id' } } },
      locales: { ru: { files: ['ru.js'], shared: [] }, en: { files: ['en.js'], shared: [] } },
    },
    opens: { routes: [], modals: [] },
    files: Object.fromEntries(files.map((file) => [file, fileOf(`${name} ${file}`)])),
    ...changes,
  };
};

/** A document with the shell and `mf-passes`, both at their first version. */
export const releaseDocument = (changes: Partial<ReleaseDocument> = {}): ReleaseDocument => ({
  schema: releaseSchema,
  revision: 1,
  at: '2026-03-01T09:00:00.000Z',
  shell: { live: '1.0.0', previous: null, rules: [], versions: { '1.0.0': shellManifest() } },
  remotes: {
    'mf-passes': { live: '1.0.0', previous: null, rules: [], versions: { '1.0.0': remoteManifest() } },
  },
  ...changes,
});
