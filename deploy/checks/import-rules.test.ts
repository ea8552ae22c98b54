import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const workspace = resolve(__dirname, '../..');
const cruise = join(workspace, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

jest.setTimeout(120_000);

let root: string;
const put = async (name: string, content: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
};
/** Returns the rules that a small workspace violates, each after the violating file. */
const broken = async (config = 'import-rules', folders = ['shell', 'shared-kit', 'mf-one', 'mf-two', 'deploy']) => {
  const args = [cruise, '--config', `deploy/checks/${config}.mjs`, '--no-cache', '--output-type', 'json', ...folders];
  const output = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1 << 26 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  const { summary } = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairfront-imports-'));
  await mkdir(join(root, 'deploy'));
  for (const rules of ['import-rules.mjs', 'folder-circles.mjs'])
    await cp(join(workspace, 'deploy/checks', rules), join(root, 'deploy/checks', rules));
  const ofTooling = 'shared-kit/tooling/webpack/remote-folders.mjs';
  await cp(join(workspace, ofTooling), join(root, ofTooling));
  for (const name of ['mf-one', 'mf-two', 'deploy/desk'])
    await put(`${name}/src/remote.ts`, 'export default { screens: {} };');
  await mkdir(join(root, 'node_modules'));
  // the TypeScript parser and the packages that the sources import
  for (const name of ['typescript', 'dependency-cruiser'])
    await symlink(join(workspace, 'node_modules', name), join(root, 'node_modules', name));
  for (const name of ['react', 'react-router', 'react-router-dom', 'dayjs'])
    await put(`node_modules/${name}/index.js`, 'module.exports = {};');
  const declared = JSON.stringify({ dependencies: { react: '1.0.0', 'react-router': '1.0.0', dayjs: '1.0.0' } });
  for (const name of ['shell', 'shared-kit', 'mf-one', 'mf-two', 'deploy/backend', 'deploy/desk'])
    await put(`${name}/package.json`, declared);
  await put('shared-kit/src/platform/index.ts', `export const platform = 1;`);
  await put('shared-kit/src/domain/common/limit.ts', `export const limit = 1;`);
  await put('shared-kit/src/domain/passes/index.ts', `export { limit } from '../common/limit';`);
  await put('mf-one/src/locales/ru.json', '{}');
  await put('shared-kit/src/texts/one/ru.json', '{}');
  await put('mf-one/src/screen.tsx', `import 'react';\nexport { platform } from '../../shared-kit/src/platform';`);
  await put('mf-two/src/screen.tsx', `export const two = 2;`);
  await put('shell/src/layout/frame.tsx', `import 'react-router';\nexport { address } from '../routing/address';`);
  await put('shell/src/layout/frame.test.tsx', `import '../screens/home';`);
  await put('shell/src/routing/address.ts', `export const address = '/';`);
  await put('shell/src/screens/home.tsx', `export { address as home } from '../layout/frame';`);
  await put('deploy/backend/src/platform/http/route.ts', `export const route = 1;`);
  await put('deploy/demo/src/world.ts', `export const world = 1;`);
  await put('deploy/backend/src/entry/main.ts', `export const main = 1;`);
  await put('deploy/demo/src/areas.ts', `export { links } from '../../backend/src/areas/passes';`);
  await put('deploy/backend/src/areas/passes/links.service.ts', `export const links = 1;`);
  await put('deploy/backend/src/areas/passes/index.ts', `export { links } from './links.service';`);
  await put(
    'deploy/backend/src/areas/services/orders.ts',
    `import '../../platform/http/route';\nimport '../passes';\nimport '../../../../../shared-kit/src/texts/one/ru.json';\nexport { limit } from '../../../../../shared-kit/src/domain/passes';`,
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('imports', () => {
  it('imports in the allowed direction are accepted', async () => {
    expect(await broken()).toEqual([]);
    expect(await broken('folder-circles', ['shell/src'])).toEqual([]);
  });

  it('imports in the wrong direction are refused, including types and tests', async () => {
    const refused = [
      ['mf-one/src/a.ts', '../../mf-two/src/screen', 'nobody-imports-a-remote'],
      ['mf-one/src/a.test.ts', '../../mf-two/src/screen', 'nobody-imports-a-remote'],
      ['shared-kit/src/a.ts', '../../mf-two/src/screen', 'nobody-imports-a-remote'],
      ['shell/src/a.ts', '../../mf-two/src/screen', 'nobody-imports-a-remote'],
      ['deploy/desk/src/a.ts', '../../../mf-two/src/screen', 'nobody-imports-a-remote'],
      ['mf-one/src/b.ts', '../../shell/src/routing/address', 'nobody-imports-the-shell'],
      ['deploy/backend/src/a.ts', '../../../shell/src/routing/address', 'nobody-imports-the-shell'],
      ['shared-kit/src/b.ts', '../../deploy/backend/src/platform/http/route', 'browser-imports-no-server'],
      ['mf-one/src/c.ts', 'react-router', 'router-belongs-to-the-shell'],
      ['mf-one/src/d.ts', 'dayjs', 'single-instances-come-from-the-contract'],
      ['shared-kit/src/domain/passes/a.ts', 'react', 'rules-are-pure'],
      ['shared-kit/src/domain/common/a.ts', '../../platform', 'rules-are-pure'],
      ['shared-kit/src/domain/common/b.ts', '../../texts/one/ru.json', 'rules-are-pure'],
      ['shared-kit/src/domain/http/a.ts', '../passes', 'domain-base-knows-no-area'],
      ['shared-kit/src/domain/participations/a.ts', '../passes', 'domain-common-ground-knows-no-other-area'],
      ['shared-kit/src/domain/identity/a.ts', '../passes', 'domain-identity-knows-no-area'],
      ['deploy/backend/src/b.ts', '../../../mf-one/src/screen', 'nobody-imports-a-remote'],
      ['deploy/backend/src/d.ts', '../../../mf-one/src/locales/ru.json', 'nobody-imports-a-remote'],
      ['deploy/backend/src/c.ts', 'react', 'backend-has-no-browser-code'],
      ['deploy/backend/src/platform/http/a.ts', '../../areas/passes/other', 'platform-knows-no-area'],
      ['deploy/backend/src/identity/a.ts', '../areas/passes/other', 'identity-knows-no-area'],
      ['deploy/backend/src/areas/participations/a.ts', '../passes', 'common-ground-knows-no-other-area'],
      ['deploy/backend/src/areas/services/a.ts', '../passes/links.service', 'areas-meet-at-their-index'],
      ['deploy/backend/src/areas/passes/a.ts', '../../entry/main', 'entry-is-above-everything'],
      ['deploy/backend/src/entry/a.ts', '../../../demo/src/world', 'backend-knows-no-demo'],
      ['deploy/demo/src/a.ts', '../../backend/src/areas/passes/links.service', 'demo-takes-what-areas-offer'],
      ['mf-one/src/e.ts', 'typescript', 'declared-by-the-package'],
    ] as const;
    await put('deploy/backend/src/areas/passes/other.ts', 'export const other = 1;');
    for (const [file, target] of refused)
      await put(file, `import type * as a from '${target}';\nexport type A = typeof a;`);
    expect((await broken()).sort()).toEqual(refused.map(([file, , rule]) => `${file} ${rule}`).sort());
  });

  it('import cycles between files are refused, including types, unless one import is lazy', async () => {
    await put('shell/src/routing/address.ts', `import type { P } from './place';\nexport const address: P = '/';`);
    await put('shell/src/routing/place.ts', `import { address } from './address';\nexport type P = typeof address;`);
    const place = /^shell\/src\/routing\/(address|place)\.ts no-circle-of-files$/;
    expect(await broken()).toEqual([expect.stringMatching(place)]);
    await put('shell/src/routing/place.ts', `export type P = string;\nexport const load = () => import('./address');`);
    expect(await broken()).toEqual([]);
  });

  it('import cycles between backend folders are refused', async () => {
    await put('deploy/backend/src/areas/passes/lists/list.ts', `export { link } from '../links/link';`);
    await put('deploy/backend/src/areas/passes/links/link.ts', `export const link = 1;`);
    expect(await broken('folder-circles', ['deploy/backend/src'])).toEqual([]);
    await put('deploy/backend/src/areas/passes/links/page.ts', `export { link as page } from '../lists/list';`);
    expect(await broken('folder-circles', ['deploy/backend/src'])).toContain(
      'deploy/backend/src/areas/passes/links no-circle-of-folders',
    );
  });

  it('import cycles between folders of the domain are refused', async () => {
    await put('shared-kit/src/domain/common/pass.ts', `export type * from '../passes';`);
    expect(await broken('folder-circles', ['shared-kit/src'])).toContain(
      'shared-kit/src/domain/passes no-circle-of-folders',
    );
  });

  it('import cycles between shell folders are refused', async () => {
    await put('shell/src/routing/places.ts', `export const load = () => import('../screens/home');`);
    expect(await broken('folder-circles', ['shell/src'])).toContain('shell/src/routing no-circle-of-folders');
  });
});
