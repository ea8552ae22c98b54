import { ensureChromium } from './setup/chromium.mjs';
import { install, requireNode } from './setup/install.mjs';
import { workspace } from './setup/packages.mjs';
import { countsOf, expectedTasks, removeReports } from './setup/task-counts.mjs';
import { turbo } from './setup/turbo.mjs';

/**
 * `npm test` installs what is missing on a bare machine, runs the tasks of turbo.json that verify a change, and ends
 * with one line `N passed, N failed`. `npm test -- all` adds all appearances of the stories and all acceptance tests,
 * and runs the backend suite on the server of TEST_DATABASE_URL; stage names run only those stages. A task that passed for the same inputs counts without being run
 * again; `--force` runs everything.
 */
const backend = 'deploy/backend';
const checks = [
  'lint',
  'types',
  'types:tooling',
  'lint:root',
  'lint:imports',
  'lint:unused',
  'lint:styles',
  'lint:versions',
  'lint:house',
  'dependencies',
];

/**
 * @typedef {object} Step
 * @property {string[]} tasks
 * @property {string[]} [packages] all if there are none
 * @property {number} [concurrency]
 * @property {boolean} [isOfTests] counts by reports of tests, not by tasks
 * @property {boolean} [isPreparation] does not count if it passes
 */

/** @type {Record<string, Step[]>} */
const stages = {
  checks: [
    { tasks: ['build', ...checks, 'format:check', 'component-table'] },
    // these tasks read the builds
    { tasks: ['paths'] },
  ],
  // jest uses all cores itself
  unit: [{ tasks: ['test'], packages: workspace.filter((name) => name !== backend), concurrency: 1, isOfTests: true }],
  backend: [{ tasks: ['test'], packages: [backend], concurrency: 1, isOfTests: true }],
  postgres: [{ tasks: ['test:postgres'], packages: [backend], concurrency: 1, isOfTests: true }],
  // what a second engine can break: everything else only uses what these folders offer
  pglite: [{ tasks: ['test:pglite'], packages: [backend], concurrency: 1, isOfTests: true }],
  stories: [
    { tasks: ['stories:build'], isPreparation: true },
    { tasks: ['stories'], concurrency: 1, isOfTests: true },
  ],
  acceptance: [
    { tasks: ['build'], isPreparation: true },
    { tasks: ['acceptance'], concurrency: 1, isOfTests: true },
  ],
};
const server = process.env.TEST_DATABASE_URL ?? '';
const gates = {
  main: ['checks', 'unit', 'backend', 'stories', 'acceptance'],
  // the whole backend suite once: on both engines it would take a third of the time that CI has
  all: ['checks', 'unit', ...(server ? ['postgres', 'pglite'] : ['backend']), 'stories', 'acceptance'],
};

const asked = process.argv.slice(2).filter((word) => word !== '--force');
const force = process.argv.includes('--force');
const known = [...Object.keys(stages), 'all'];
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length) {
  console.error(`Unknown stage: ${unknown.join(', ')}. Known: ${known.join(', ')}`);
  process.exit(1);
}
const gate = asked.length ? 'all' : 'main';
const chosen = asked.length === 0 ? gates.main : asked.includes('all') ? gates.all : asked;

/** Seconds after which a stage counts as hanging. No stage takes half of this on two slow cores. */
const limit = 3600;
const totals = { passed: 0, failed: 0 };

const environmentOf = async (/** @type {string} */ stage) => {
  const isInBrowser = stage === 'stories' || stage === 'acceptance';
  return {
    GATE: gate,
    TEST_DATABASE_URL: stage === 'postgres' ? server : '',
    FORCE_COLOR: '0',
    ...(isInBrowser ? { CHROMIUM_PATH: await ensureChromium() } : {}),
    // avoids repeated copying of young objects that live through a test: a twelfth less CPU time
    ...(isInBrowser ? {} : { NODE_OPTIONS: '--max-semi-space-size=64' }),
  };
};

/**
 * @param {{ task: string, directory: string }} task
 * @returns {import('./setup/turbo.mjs').Task}
 */
const notRun = (task) => ({ ...task, command: '', execution: undefined, cache: { status: 'MISS' } });

/**
 * @param {string} stage
 * @param {Step} step
 */
const runStep = async (stage, { tasks, packages, concurrency, isOfTests = false, isPreparation = false }) => {
  if (isOfTests) removeReports(workspace, tasks);
  const env = await environmentOf(stage);
  const result = await turbo(tasks, { packages, concurrency, force, env, limit });
  const reported = result.tasks.filter(({ task, command }) => tasks.includes(task) && command !== '<NONEXISTENT>');
  const lost = expectedTasks(tasks, packages ?? workspace).filter(
    (expected) => !reported.some(({ task, directory }) => task === expected.task && directory === expected.directory),
  );
  const all = [...reported, ...lost.map(notRun)];
  const counts = all.map((task) => ({ ...countsOf(task, isOfTests), task }));
  for (const { task, passed, failed, retried } of counts) {
    const place = `${task.directory || 'workspace'} ${task.task}`;
    const { startTime = 0, endTime = 0 } = task.execution ?? {};
    const how = task.cache.status === 'HIT' ? 'cached' : `${((endTime - startTime) / 1000).toFixed(0)} s`;
    console.log(`   ${place}: ${passed} passed, ${failed} failed (${how})`);
    if (retried.length) console.log(`   passed only on retry: ${retried.join('; ')}`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) => counts.reduce((total, count) => total + count[key], 0);
  // the stage has nothing to run, or turbo itself failed
  const hasFailed = counts.length === 0 || (result.code !== 0 && sum('failed') === 0);
  return { passed: isPreparation ? 0 : sum('passed'), failed: sum('failed') + (hasFailed ? 1 : 0) };
};

const runStage = async (/** @type {string} */ stage) => {
  const steps = stages[stage];
  if (!steps) throw new Error(`There is no stage ${stage}`);
  const startedAt = Date.now();
  const counts = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await runStep(stage, step).catch((error) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    counts.passed += passed;
    counts.failed += failed;
  }
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`── ${stage}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`);
  return counts.failed === 0;
};

requireNode();
await install();
const failures = [];
if (asked.includes('all') && !server) console.log('TEST_DATABASE_URL is not set: nothing runs on PostgreSQL\n');
for (const stage of chosen) {
  if (!(await runStage(stage))) failures.push(stage);
}
if (failures.length) console.log(`Failed: ${failures.join(', ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
