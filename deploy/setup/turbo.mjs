import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const folder = join(root, '.turbo/runs');

/** What Turborepo has written about a run that began at this time; other runs may go on beside it. */
const takeSummary = (command, startedAt) => {
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
 * @property {string} directory of its package, from the root; empty for the root
 * @property {{ startTime: number, endTime: number, exitCode: number | null } | undefined} execution none: it was not run, because
 *   another has failed
 * @property {{ status: 'HIT' | 'MISS' }} cache
 */

/**
 * Runs scripts of the packages by Turborepo (turbo.json), which passes over what has succeeded for the same inputs. One that fails
 * prints its output and lets the others go on.
 * @param {string[]} tasks names of scripts
 * @param {{ packages?: string[], concurrency?: number, force?: boolean, quiet?: boolean, env?: Record<string, string>, limit?: number }} [options]
 *   packages: folders from the root; quiet: collects the output; limit: seconds
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
        // turbo starts scripts by pnpm, which comes with the dependencies
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        TURBO_TELEMETRY_DISABLED: '1',
        // of the command that is under way: a build is the same for all of them
        NODE_ENV: undefined,
      },
    },
  );
  return { code, output, tasks: takeSummary(`turbo run ${tasks.join(' ')}`, startedAt)?.tasks ?? [] };
};
