import { install, root } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';

/**
 * `npm run bench -- pass-races [rounds]`: 200 parallel creations, imports, deletions and undos around one free place, a
 * thousand rounds unless fewer are asked for; the same file as in the suite, on PGlite and, with TEST_DATABASE_URL, on
 * PostgreSQL. After every round the audit is replayed: the places in use were never more than the quota, never below none.
 */
const rounds = Number(process.argv[3] ?? 1_000);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`${process.argv[3]} is no number of rounds`);
  process.exit(1);
}

const race = async (name, server) => {
  const startedAt = performance.now();
  const { code, output } = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--selectProjects', 'backend', '--testPathPatterns', 'passes/pass-races'],
    { cwd: root, quiet: true, env: { ...process.env, TEST_DATABASE_URL: server, PASS_RACE_ROUNDS: String(rounds) } },
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
const servers = [
  ['PGlite', ''],
  ...(process.env.TEST_DATABASE_URL ? [['PostgreSQL', process.env.TEST_DATABASE_URL]] : []),
];
let isFair = true;
for (const [name, server] of servers) isFair = (await race(name, server)) && isFair;
process.exit(isFair ? 0 : 1);
