import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

/**
 * Where a task writes its test report. The report is an output of the task, so that a cached task counts too.
 * @param {string} directory
 * @param {string} task
 */
const reportOf = (directory, task) =>
  join(root, task === 'acceptance' ? 'deploy/e2e' : directory, 'test-results', `${task.replace(':', '-')}.json`);

/**
 * What the counts need of a report of jest.
 * @typedef {{ stats?: undefined, numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestReport
 */
/**
 * A file or a `describe` in a report of Playwright.
 * @typedef {{ suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite
 */
/**
 * What the counts need of a report of Playwright.
 * @typedef {Suite & { stats: { expected: number, unexpected: number, flaky: number } }} PlaywrightReport
 */
/** @typedef {{ passed: number, failed: number, retried: string[] }} Counts retried: tests that passed only on retry */

/**
 * @param {string} file
 * @returns {JestReport | PlaywrightReport | null}
 */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Titles of Playwright tests that failed at least once.
 * @param {Suite} suite
 * @returns {string[]}
 */
const retriedTests = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(retriedTests),
];

/**
 * @param {JestReport} report
 * @returns {Counts}
 */
const countsOfJest = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
  passed: numPassedTests,
  // a suite that does not load has no failed test, but it has failed
  failed: numFailedTests + numRuntimeErrorTestSuites,
  retried: [],
});

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
const countsOfPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  retried: retriedTests(report),
});

/** @type {Counts} */
const nothing = { passed: 0, failed: 0, retried: [] };

/**
 * Counts the result of a task. A check counts as one. A test task counts by its report, or as one failure if there is
 * no report or no test ran.
 * @param {import('./turbo.mjs').Task} task
 * @param {boolean} isOfTests
 * @returns {Counts}
 */
export const countsOf = ({ task, directory, execution }, isOfTests) => {
  const hasPassed = execution?.exitCode === 0;
  if (!isOfTests) return { ...nothing, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };
  const report = execution ? readReport(reportOf(directory, task)) : null;
  const counts = report === null ? nothing : report.stats ? countsOfPlaywright(report) : countsOfJest(report);
  const failed = counts.failed || (hasPassed && counts.passed > 0 ? 0 : 1);
  return { ...counts, failed };
};

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * Tasks that a run must report. When Turborepo is interrupted, it omits unfinished tasks and exits with 0.
 * @param {string[]} tasks
 * @param {string[]} directories of the packages
 * @returns {{ task: string, directory: string }[]} directory: empty for the root
 */
export const expectedTasks = (tasks, directories) => {
  const { tasks: known } = readJson('turbo.json');
  const ofRoot = tasks.filter((task) => known[`//#${task}`]).map((task) => ({ task, directory: '' }));
  const ofPackages = directories.flatMap((directory) => {
    const { scripts = {} } = readJson(join(directory, 'package.json'));
    return tasks.filter((task) => known[task] && scripts[task]).map((task) => ({ task, directory }));
  });
  return [...ofRoot, ...ofPackages];
};

/**
 * Removes old reports, so that an interrupted run leaves none behind.
 * @param {string[]} directories of the packages
 * @param {string[]} tasks
 */
export const removeReports = (directories, tasks) => {
  for (const directory of directories)
    for (const task of tasks) {
      const file = reportOf(directory, task);
      // jest does not create the folder of its report
      mkdirSync(dirname(file), { recursive: true });
      if (existsSync(file)) rmSync(file);
    }
};
