import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoOf } from './demo-choice.mjs';
import { root } from './install.mjs';

/**
 * `npm run check-config`: what backend and edge would start with in this environment, and what is wrong with it. The
 * built packages do the same alone: `node dist/main.js check-config`. With `--write`, it writes the tables of settings
 * in OPERATIONS.md.
 */
const isWriting = process.argv.includes('--write');
const document = join(root, 'deploy/docs/OPERATIONS.md');

/** Runs the check of a built package. @param {string} name */
const check = (name) => {
  const main = join(root, 'deploy', name, 'dist/main.js');
  if (!existsSync(main)) {
    console.error(`${name} is not built: npm run build`);
    return false;
  }
  const words = ['check-config', ...(isWriting ? ['table'] : [])];
  const { status, stdout } = spawnSync(process.execPath, [main, ...words], {
    encoding: 'utf8',
    // as `npm start` would start them
    env: { ...process.env, DEMO: demoOf([], process.env) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (isWriting) {
    const begin = `<!-- settings of ${name} -->`;
    const [before = '', rest = ''] = readFileSync(document, 'utf8').split(begin);
    const after = rest.slice(rest.indexOf('<!-- end -->'));
    writeFileSync(document, `${before}${begin}\n\n${stdout}\n${after}`);
  } else console.log(`\n${name}\n${stdout}`);
  return status === 0;
};
if (['backend', 'edge'].map(check).includes(false)) process.exitCode = 1;
