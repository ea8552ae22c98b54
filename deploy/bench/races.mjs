import { parseArgs } from 'node:util';
import { install, root } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';

/**
 * @param {string} why
 * @returns {never}
 */
const refuse = (why) => {
  console.error(why);
  process.exit(1);
};

/**
 * Runs a race test of the backend with more rounds: `[rounds] [--only pglite|postgres]` after the name of the
 * benchmark. Without `--only` on PGlite and, with TEST_DATABASE_URL, on PostgreSQL. Exits with 0 if all rounds pass.
 * @param {object} race
 * @param {string} race.file part of the path of the test file
 * @param {string} race.roundsIn environment variable from which the test reads the number of rounds
 * @param {number} race.callsARound minimum number of calls per round
 * @param {string} race.holds what is true after all rounds
 */
export const runRaces = async ({ file, roundsIn, callsARound, holds }) => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const [asked = '1000'] = positionals;
  const rounds = Number(asked);
  if (!Number.isInteger(rounds) || rounds < 1) refuse(`${asked} is not a number of rounds`);

  const server = process.env.TEST_DATABASE_URL;
  const known = [
    { key: 'pglite', name: 'PGlite', address: '' },
    { key: 'postgres', name: 'PostgreSQL', address: server },
  ];
  const { only } = values;
  if (only !== undefined && known.every(({ key }) => key !== only))
    refuse(`--only accepts ${known.map(({ key }) => key).join(' or ')}`);
  if (only === 'postgres' && !server) refuse('PostgreSQL needs TEST_DATABASE_URL, the address of a server');
  const databases = known.filter(({ key, address }) => (only ? key === only : address !== undefined));

  const race = async (/** @type {typeof known[number]} */ { name, address }) => {
    const startedAt = performance.now();
    const { code, output } = await run(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--selectProjects', 'backend', '--testPathPatterns', file],
      { cwd: root, quiet: true, env: { ...process.env, TEST_DATABASE_URL: address, [roundsIn]: String(rounds) } },
    );
    const seconds = (performance.now() - startedAt) / 1000;
    if (code !== 0) console.error(output);
    console.log(
      `${name.padEnd(12)} ${rounds} rounds, ${rounds * callsARound} calls: ${code === 0 ? holds : 'FAILED'} (${seconds.toFixed(0)} s)`,
    );
    return code === 0;
  };

  await install();
  let areAllRight = true;
  for (const database of databases) areAllRight = (await race(database)) && areAllRight;
  process.exit(areAllRight ? 0 : 1);
};
