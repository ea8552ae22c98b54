import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A change of what remotes see must be seen in review: the committed report tells it. */
it('the report of the contract is up to date', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, '../../tooling/api-report.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 60_000);
