import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { install, root } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';
import { startBackend } from './backend.mjs';

/**
 * `npm run bench -- generated-requests [count] [seed]`: sends generated calls for the whole API document to the built
 * backend, reproducible by seed. It is the backend test with more calls. Every 10,000 calls get new demo data, because
 * the previous calls have deleted much of it.
 */
const [count = 100_000, seed = 20_261_122] = process.argv.slice(3).map(Number);
const share = 10_000;
if (![count, seed].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Usage: npm run bench -- generated-requests [count] [seed]');
  process.exit(1);
}

await install();
if (!(await build({ only: ['deploy/backend'] }))) process.exit(1);

/**
 * @param {number} calls
 * @param {number} ownSeed
 */
const shareOf = async (calls, ownSeed) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
  const backend = await startBackend(dataDir);
  try {
    const { code, output } = await run(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--selectProjects', 'backend', '--testPathPatterns', 'http/generated-requests'],
      {
        cwd: root,
        quiet: true,
        env: {
          ...process.env,
          GENERATED_REQUESTS: String(calls),
          GENERATED_REQUESTS_SEED: String(ownSeed),
          GENERATED_REQUESTS_BACKEND: backend.api.replace(/\/api$/, ''),
        },
      },
    );
    if (code !== 0) console.error(output);
    return code === 0;
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

let isRight = true;
for (let from = 0; from < count; from += share) {
  const startedAt = performance.now();
  const calls = Math.min(share, count - from);
  const ownSeed = seed + from / share;
  const isShareRight = await shareOf(calls, ownSeed);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${from + calls} calls, seed ${ownSeed}: ${isShareRight ? '0 × 5xx' : 'FAILED'} (${seconds} s)`);
  isRight &&= isShareRight;
}
process.exit(isRight ? 0 : 1);
