import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { testChanged } from './changed/test-changed.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { install, requireNode, root } from './setup/install.mjs';
import { released, tested } from './setup/packages.mjs';
import { passedStages } from './setup/passed-stages.mjs';
import { run } from './setup/run.mjs';

/**
 * `npm test`: sets itself up on a bare machine, runs every check and test, and ends with one line
 * `N passed, N failed`. A stage that cannot run at all counts as one failure; a test stage without tests too. What has passed for
 * exactly these files is not run again; `--fresh` runs everything.
 */
const isFresh = process.argv.includes('--fresh');
const stages = ['checks', 'unit', 'backend', 'acceptance', 'stories'];
const only = process.argv.slice(2).filter((word) => word !== '--fresh');
if (only[0] === 'changed') {
  requireNode();
  await install();
  process.exit(await testChanged(only.slice(1)));
}
const unknown = only.filter((name) => !stages.includes(name));
if (unknown.length) {
  console.error(`There is no stage ${unknown.join(', ')}. Known: ${stages.join(', ')}, changed`);
  process.exit(1);
}
const results = mkdtempSync(join(tmpdir(), 'fairfront-test-'));
const totals = { passed: 0, failed: 0 };
const failures = [];
const bin = (name) => join(root, 'node_modules', name);

/** Made once everything is installed. */
let earlier;

/** Whether a stage has passed for exactly these files, which counts as its result. The build is always looked at: its files are not in git. */
const hasPassed = (name) => {
  const passed = name === 'build' ? null : earlier.passed(name);
  if (passed === null) return false;
  totals.passed += passed;
  console.log(`── ${name}: ${passed} passed before, nothing has changed since\n`);
  return true;
};

const record = (name, { passed, failed }, startedAt) => {
  totals.passed += passed;
  totals.failed += failed;
  if (failed) failures.push(name);
  else earlier.record(name, passed);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
};

/** A stage that hangs is a failure with a name: nothing takes half of this, in seconds, on two slow cores. */
const limit = 3600;

/** A command that is right or wrong as a whole: lint, types, generated files. */
const check = async (name, script, ...args) => {
  if ((only.length && !only.includes('checks')) || hasPassed(name)) return;
  const startedAt = Date.now();
  const { code, output } = await run(process.execPath, [join(root, script), ...args], {
    cwd: root,
    quiet: true,
    limit,
  });
  if (code !== 0) console.log(output);
  record(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, startedAt);
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** @param {string[]} selection options of jest that say which tests */
const jest = async (name, selection, env = {}) => {
  if ((only.length && !only.includes(name.split(' ')[0])) || hasPassed(name)) return;
  const startedAt = Date.now();
  const report = join(results, `${name.replace(/\W+/g, '-')}.json`);
  const args = [bin('jest/bin/jest.js'), ...selection, '--json', `--outputFile=${report}`, '--silent'];
  const { code } = await run(process.execPath, args, {
    cwd: root,
    limit,
    // young objects that live through a test are not copied again and again: a twelfth less of the processor. No size of the old
    // ones: it would hold for threads too, whose own limits are tested
    env: { ...env, NODE_OPTIONS: '--max-semi-space-size=64' },
  });
  const summary = readJson(report);
  const passed = summary?.numPassedTests ?? 0;
  // a suite that does not load has no failed test of its own, yet it has failed
  const failed = (summary?.numFailedTests ?? 0) + (summary?.numRuntimeErrorTestSuites ?? 0);
  record(name, { passed, failed: failed || (code !== 0 || passed === 0 ? 1 : 0) }, startedAt);
};

/** Tests of Playwright in Chromium, by the configuration in a folder. */
const playwright = async (name, stage, { cwd, config = '.', projects = [] }) => {
  if ((only.length && !only.includes(stage)) || hasPassed(name)) return;
  const startedAt = Date.now();
  const report = join(results, `playwright-${stage}.json`);
  const chromium = await ensureChromium();
  const args = [join(cwd, 'node_modules/@playwright/test/cli.js'), 'test', '-c', config];
  const { code } = await run(process.execPath, [...args, ...projects.map((project) => `--project=${project}`)], {
    cwd,
    limit,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' },
  });
  const summary = readJson(report);
  const passed = (summary?.stats.expected ?? 0) + (summary?.stats.flaky ?? 0);
  const failed = summary?.stats.unexpected ?? 0;
  if (summary?.stats.flaky) console.log(`Only at the second try: ${secondTries(summary).join('; ')}`);
  record(name, { passed, failed: failed || (code !== 0 || passed === 0 ? 1 : 0) }, startedAt);
};

/** Titles of the tests that have failed once. */
const secondTries = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(secondTries),
];

const storiesInChromium = 'stories in Chromium';

/** Builds the stories beside other work; an error is reported by the checks of the stories, which build what is missing. */
const buildStoriesEarly = async () => {
  if (only.length || earlier.passed(storiesInChromium) !== null) return;
  const { buildStorybook } = await import('../shared-kit/tooling/storybook/built-stories.mjs');
  await buildStorybook().catch(() => undefined);
};

requireNode();
await install();
earlier = passedStages(root, { setting: process.env.TEST_DATABASE_URL ?? '', fresh: isFresh });

// two of them keep the cores of a small machine busy: what waits for nothing runs beside the long ones
await Promise.all([
  check('lint', 'deploy/lint.mjs'),
  (async () => {
    await check('format', 'node_modules/oxfmt/bin/oxfmt', '--check');
    await check('styles', 'node_modules/stylelint/bin/stylelint.mjs', '**/*.css');
    await check('versions', 'node_modules/syncpack/index.cjs', 'lint');
    await check('house rules', 'deploy/checks/house-rules.mjs');
    await check(
      'unused and undeclared',
      'node_modules/knip/bin/knip.js',
      '-c',
      'deploy/checks/knip.mjs',
      '--no-config-hints',
    );
    const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
    const folders = ['shared-kit', ...released, 'deploy'];
    await check('directions of imports', cruise, '--config', 'deploy/checks/import-rules.mjs', ...folders);
    await check('circles of folders', cruise, '--config', 'deploy/checks/folder-circles.mjs', 'shell/src');
    await check('table of components', 'shared-kit/tooling/component-table.mjs', '--check');
    await check('types', 'deploy/types.mjs');
    await check('build', 'deploy/build.mjs');
  })(),
]);
await Promise.all([
  buildStoriesEarly(),
  check('generated API client', 'deploy/backend/openapi.mjs', '--check'),
  check('no absolute paths', 'deploy/checks/no-absolute-paths.mjs'),
]);

const projects = tested.map((name) => basename(name)).filter((name) => name !== 'backend');
// a stage that is asked for by its name runs file by file; in the whole, files share suites, on PostgreSQL other ones than on PGlite
const together = only.length ? [] : ['--config', join(root, 'deploy/setup/jest-together.mjs')];
const select = (...names) => [...together, '--selectProjects', ...names];
await jest('unit and component tests', select(...projects));
await jest('backend on PGlite', select('backend'), { TEST_DATABASE_URL: '' });
if (process.env.TEST_DATABASE_URL) await jest('backend on PostgreSQL', select('backend'), { TEST_SUITES: 'mixed' });
await playwright(only.length ? 'all checks of stories in Chromium' : storiesInChromium, 'stories', {
  cwd: join(root, 'shared-kit'),
  config: 'tooling/storybook/checks',
  // what only changes with the appearance of a part is checked by `npm test -- stories`, so that the whole stays short
  projects: only.length ? [] : ['axe', 'keyboard'],
});
await playwright('acceptance tests in Chromium', 'acceptance', { cwd: join(root, 'deploy/e2e') });

rmSync(results, { recursive: true, force: true });
if (failures.length) console.log(`Failed: ${failures.join(', ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
