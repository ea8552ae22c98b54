import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/install.mjs';

/**
 * Prints for every REQUIREMENTS.md how many of its numbered rows appear in the title of a test that runs. `--missing`
 * also lists the other rows.
 */
const listMissing = process.argv.includes('--missing');
const files = execSync('git ls-files --cached --others --exclude-standard', { cwd: root, encoding: 'utf8' }).split(
  '\n',
);
const named = new Set();
const title = /\b(?:it|test|describe)(?:\.each)?\s*(?:\([^()]*\)|`[^`]*`)?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
for (const file of files.filter((name) => /\.(test|spec)\.tsx?$/.test(name) && existsSync(join(root, name)))) {
  for (const [, , text = ''] of readFileSync(join(root, file), 'utf8').matchAll(title)) {
    for (const [id] of text.matchAll(/\b[A-Z]+-\d{3}\b/g)) named.add(id);
  }
}
for (const file of files.filter((name) => name.endsWith('REQUIREMENTS.md'))) {
  const rows = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line) => /^\|\s*([A-Z]+-\d+)\s*\|\s*(.*?)\s*\|[^|]*\|\s*$/.exec(line))
    .filter((row) => row !== null);
  const missing = rows.filter(([, id]) => !named.has(id));
  console.log(`${file.padEnd(32)} ${rows.length - missing.length} named by a test, ${rows.length} rows`);
  if (listMissing) for (const [, id, text = ''] of missing) console.log(`  ${id} ${text.slice(0, 140)}`);
}
