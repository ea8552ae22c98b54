import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The check is an ES module, which jest does not load: it runs in a process of its own. */
const check = resolve(__dirname, '../../checks/import-directions.mjs');

jest.setTimeout(120_000);

let root: string;
const put = async (name: string, content: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
};
const run = async (): Promise<{ code: number; output: string }> => {
  try {
    const { stderr } = await promisify(execFile)(process.execPath, [check, '--root', root]);
    return { code: 0, output: stderr };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairfront-imports-'));
  await put('shell/package.json', '{}');
  await put('deploy/.keep', '');
  await put(
    'shell/src/layout/frame.tsx',
    `import { address } from '../routing/address';\nexport const frame = address;`,
  );
  await put('shell/src/layout/frame.test.tsx', `import '../screens/home';`);
  await put('shell/src/routing/address.ts', `export const address = '/';`);
  await put('shell/src/screens/home.tsx', `import { frame } from '../layout/frame';\nexport const home = frame;`);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('imports of a package', () => {
  it('may go one way through as many folders as they like', async () => {
    expect(await run()).toEqual({ code: 0, output: '' });
  });

  it('are refused in a circle of files, types included', async () => {
    await put(
      'shell/src/routing/address.ts',
      `import type { Place } from './place';\nexport const address: Place = '/';`,
    );
    await put(
      'shell/src/routing/place.ts',
      `import { address } from './address';\nexport type Place = typeof address;`,
    );
    const { code, output } = await run();
    expect([code, output]).toEqual([1, expect.stringContaining('in a circle: routing/address.ts, routing/place.ts')]);
  });

  it('are refused between two folders of the shell that import each other', async () => {
    await put('shell/src/routing/places.ts', `export const load = () => import('../screens/home');`);
    await put('shell/src/screens/link.ts', `export { address } from '../routing/address';`);
    const { code, output } = await run();
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('routing and screens import each other: routing/places.ts and screens/link.ts'),
    ]);
  });
});
