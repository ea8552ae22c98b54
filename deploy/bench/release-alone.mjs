import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from '../build.mjs';
import { install, root } from '../setup/install.mjs';
import { releaseNameOf } from '../../shared-kit/tooling/webpack/remote-folders.mjs';
import { built as packages, released } from '../setup/packages.mjs';
import { run } from '../setup/run.mjs';
import { needed } from './figures.mjs';

/**
 * Compares building and publishing mf-passes alone with building and publishing everything, both from a clean checkout,
 * and checks that no file of another package changes. Aim: ≤ 0.25.
 */
const remote = 'mf-passes';
const aim = 0.25;

/**
 * @param {string} dataDir
 * @param {...string} names
 */
const publish = async (dataDir, ...names) => {
  const cli = join(root, 'deploy/registry/dist/cli.js');
  const { code, output } = await run(process.execPath, [cli, 'publish', ...names], {
    cwd: root,
    env: { DATA_DIR: dataDir },
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
};

/**
 * Build caches would make the result depend on earlier runs.
 * @param {string[]} names
 */
const removeBuilds = (names) => {
  for (const name of names) {
    rmSync(join(root, name, 'node_modules/.cache/webpack'), { recursive: true, force: true });
  }
};

/**
 * Hash of every file in a folder by path.
 * @param {string} folder
 */
const hashesOf = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
/** The history of release documents grows with every release; it is no file of a package. */
const isOfOthers = (/** @type {[string, string]} */ [file]) =>
  released.some((name) => name !== remote && file.startsWith(`${releaseNameOf(name)}/`));
/**
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 */
const differing = (before, after) => {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
};

const timed = async (/** @type {() => Promise<unknown>} */ work) => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};

await install();
if (!(await build())) process.exit(1);
const store = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const alone = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
try {
  removeBuilds(packages);
  const whole = await timed(async () => {
    if (!(await build({ force: true }))) throw new Error('The build failed');
    await publish(store, ...released.map(releaseNameOf));
  });

  // the other packages are live; then the remote is added
  await publish(alone, ...released.filter((name) => name !== remote).map(releaseNameOf));
  const before = new Map([...hashesOf(join(alone, 'releases'))].filter(isOfOthers));
  const dists = () => released.filter((name) => name !== remote).map((name) => hashesOf(join(root, name, 'dist')));
  const distsBefore = dists();
  removeBuilds([remote]);
  const part = await timed(async () => {
    if (!(await build({ only: [remote], force: true }))) throw new Error('The build failed');
    await publish(alone, remote);
  });
  const after = new Map([...hashesOf(join(alone, 'releases'))].filter(isOfOthers));
  const changed = [
    ...differing(before, after),
    ...dists().flatMap((hashes, index) => differing(needed(distsBefore[index], 'earlier build'), hashes)),
  ];

  const ratio = part / whole;
  console.log(`\nBuilt and published, from the sources`);
  console.log(`  everything         ${whole.toFixed(1)} s`);
  console.log(`  ${remote.padEnd(18)} ${part.toFixed(1)} s`);
  console.log(`  ratio              ${ratio.toFixed(2)} (aim: ≤ ${aim})`);
  console.log(`  files of other packages    ${before.size} released, ${changed.length} changed`);
  for (const file of changed) console.log(`    changed: ${file}`);
  process.exitCode = ratio <= aim && changed.length === 0 ? 0 : 1;
} finally {
  for (const folder of [store, alone]) rmSync(folder, { recursive: true, force: true });
}
