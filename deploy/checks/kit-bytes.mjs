import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../setup/install.mjs';

/**
 * What each part of the kit costs a screen that uses it, in kilobytes as they travel (brotli, scripts and styles), read from
 * the built shell, which provides the parts. `base` is what every screen of a remote has anyway, `dialogs` what comes with the
 * first field, form or window; a part counts what it adds to these two.
 * Compares with the `kit` section of `deploy/e2e/budgets.json`; `--write` sets the budgets a little above today's bytes.
 */
const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
const built = join(root, 'shell/dist');
const budgetFile = join(root, 'deploy/e2e/budgets.json');
const prefix = '@fairfront/shared-kit/';

const { provides } = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'));
const isBase = (file) => /^kit-(base|home)\./.test(file);
const isOfDialogs = (file) => file.startsWith('kit-dialogs.');
const isCommon = (file) => isBase(file) || isOfDialogs(file);
const bytesOf = (file) => statSync(join(built, existsSync(join(built, `${file}.br`)) ? `${file}.br` : file)).size;
const kilobytes = (files) => files.reduce((sum, file) => sum + bytesOf(file), 0) / 1000;

const parts = Object.entries(provides).filter(([name]) => name.startsWith(prefix));
const common = [...new Set(parts.flatMap(([, { files }]) => files.filter(isCommon)))];
const measured = Object.fromEntries([
  ['base', kilobytes(common.filter(isBase))],
  ['dialogs', kilobytes(common.filter(isOfDialogs))],
  ...parts.map(([name, { files }]) => [name.slice(prefix.length), kilobytes(files.filter((file) => !isCommon(file)))]),
]);

const budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));
if (write) {
  // parts that travel with the base or the dialogs need no line: a new weight of theirs shows there
  const lines = Object.entries(measured).filter(([, size]) => size > 0);
  const kit = Object.fromEntries(lines.map(([name, size]) => [name, Math.ceil((size * 1.1 + 0.2) * 2) / 2]));
  writeFileSync(budgetFile, `${JSON.stringify({ ...budgets, kit }, null, 2)}\n`);
}

const { kit = {} } = write ? JSON.parse(readFileSync(budgetFile, 'utf8')) : budgets;
const problems = Object.entries(measured).flatMap(([name, size]) => {
  const limit = kit[name] ?? 0;
  return size > limit ? [`${name}: ${size.toFixed(1)} KB, the budget is ${limit} KB`] : [];
});
for (const name of Object.keys(kit)) if (!(name in measured)) problems.push(`${name}: there is no such part any more`);

// the promise behind the figures: a screen without a table loads nothing of the table
const tableFiles = provides[`${prefix}components/data-table`]?.files.filter((file) => !isCommon(file)) ?? [];
const others = ['button', 'modal', 'text-field', 'select', 'info-tile'].flatMap(
  (name) => provides[`${prefix}components/${name}`]?.files ?? [],
);
if (tableFiles.length === 0) problems.push('components/data-table has no file of its own');
for (const file of tableFiles) if (others.includes(file)) problems.push(`${file} of the table comes without a table`);

// a screen or tile that only shows something loads no fields and windows
const showing = ['button', 'empty-state', 'icon', 'info-tile', 'link', 'notice', 'skeleton', 'status-badge'];
for (const name of ['api', 'formats', 'model', 'platform', ...showing.map((part) => `components/${part}`)]) {
  if (provides[prefix + name]?.files.some(isOfDialogs)) problems.push(`${name} brings the fields and windows along`);
}

for (const problem of problems) console.error(problem);
const dearest = Object.entries(measured)
  .filter(([name]) => !['base', 'dialogs'].includes(name))
  .sort(([, one], [, other]) => other - one)[0];
console.log(
  problems.length
    ? 'Kit parts: over their budgets. Make them lighter, or say why and run: node deploy/checks/kit-bytes.mjs --write'
    : `Kit parts: base ${measured.base.toFixed(1)} KB, dialogs ${measured.dialogs.toFixed(1)} KB, ${parts.length} parts within their budgets, the dearest ${dearest[0]} adds ${dearest[1].toFixed(1)} KB`,
);
process.exitCode = problems.length ? 1 : 0;
