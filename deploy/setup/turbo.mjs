import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const folder = join(root, '.turbo/runs');

/**
 * Takes the summary that Turborepo wrote for the run that started at this time. Other runs may be active.
 * @param {string} command
 * @param {number} startedAt
 */
const takeSummary = (command, startedAt) => {
  /** @type {string[]} */
  let names = [];
  try {
    names = readdirSync(folder);
  } catch {
    // turbo stopped before it ran anything
  }
  for (const name of names) {
    const summary = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const { command: ofRun, startTime } = summary.execution;
    if (startTime < startedAt || !`${ofRun} `.startsWith(`${command} `)) continue;
    rmSync(join(folder, name));
    return summary;
  }
  return null;
};

/**
 * @typedef {object} Task
 * @property {string} task for example `test`
 * @property {string} directory of its package, relative to the root; empty for the root
 * @property {string} command `<NONEXISTENT>`: the package has no such script
 * @property {{ startTime: number, endTime: number, exitCode: number | null } | undefined} execution undefined if it was not
 *   run because another task failed
 * @property {{ status: 'HIT' | 'MISS' }} cache
 */

/**
 * Runs package scripts with Turborepo (turbo.json), which skips those that succeeded for the same inputs. A failing
 * script prints its output and does not stop the others.
 * @param {string[]} tasks names of scripts
 * @param {{ packages?: string[], concurrency?: number, force?: boolean, quiet?: boolean, env?: Record<string, string>,
 * limit?: number }} [options]
 *   packages: folders relative to the root; quiet: collects the output; limit: seconds
 * @returns {Promise<{ code: number, output: string, tasks: Task[] }>}
 */
export const turbo = async (tasks, { packages = [], concurrency, force = false, quiet, env, limit } = {}) => {
  const startedAt = Date.now();
  const options = [
    ...packages.map((name) => `--filter=./${name}`),
    ...(concurrency ? [`--concurrency=${concurrency}`] : []),
    ...(force ? ['--force'] : []),
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
    '--summarize',
  ];
  const { code, output } = await run(
    process.execPath,
    [join(root, 'node_modules/turbo/bin/turbo'), 'run', ...tasks, ...options],
    {
      cwd: root,
      quiet,
      limit,
      env: {
        ...env,
        // turbo runs scripts with pnpm, which is one of the dependencies
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        TURBO_TELEMETRY_DISABLED: '1',
        // set by the calling command; builds must not depend on it
        NODE_ENV: undefined,
      },
    },
  );
  return { code, output, tasks: takeSummary(`turbo run ${tasks.join(' ')}`, startedAt)?.tasks ?? [] };
};
