import { parseArgs } from 'node:util';
import { install, root } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';

/**
 * `npm run bench -- pass-races [rounds] [--only pglite|postgres]`: 200 parallel creations, imports, deletions and undos around
 * one free place, a thousand rounds unless fewer are asked for; the same file as in the suite, on PGlite and, with
 * TEST_DATABASE_URL, on PostgreSQL, or on the one that is named. After every round the audit is replayed: the places in use were
 * never more than the quota, never below none.
 */
const refuse = (why) => {
  console.error(why);
  process.exit(1);
};

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const [asked = '1000'] = positionals;
const rounds = Number(asked);
if (!Number.isInteger(rounds) || rounds < 1) refuse(`${asked} is no number of rounds`);

const server = process.env.TEST_DATABASE_URL;
const known = { pglite: ['PGlite', ''], postgres: ['PostgreSQL', server] };
const { only } = values;
if (only !== undefined && !Object.hasOwn(known, only)) refuse(`--only takes ${Object.keys(known).join(' or ')}`);
if (only === 'postgres' && !server) refuse('PostgreSQL needs TEST_DATABASE_URL, the address of a server');
const databases = only ? [known[only]] : Object.values(known).filter(([, address]) => address !== undefined);

const race = async (name, address) => {
  const startedAt = performance.now();
  const { code, output } = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--selectProjects', 'backend', '--testPathPatterns', 'passes/pass-races'],
    { cwd: root, quiet: true, env: { ...process.env, TEST_DATABASE_URL: address, PASS_RACE_ROUNDS: String(rounds) } },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  if (code !== 0) console.error(output);
  const calls = rounds * 200;
  console.log(
    `${name.padEnd(12)} ${rounds} rounds, ${calls} calls: ${code === 0 ? 'never oversold, never negative, no deadlock' : 'FAILED'} (${seconds.toFixed(0)} s)`,
  );
  return code === 0;
};

await install();
let holds = true;
for (const [name, address] of databases) holds = (await race(name, address)) && holds;
process.exit(holds ? 0 : 1);
