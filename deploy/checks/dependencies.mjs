import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, extname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/install.mjs';

/**
 * Every package declares what its sources import, and uses what it declares: by an import, by its name as a text there or in a
 * preset of the kit (a loader, an entry of `types`), by a command of its scripts, or as the peer of something that it uses.
 */
const tracked = execSync('git ls-files -co --exclude-standard', { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

const packageFolders = tracked
  .filter((file) => file.endsWith('package.json'))
  .map((file) => dirname(file))
  .sort((one, other) => other.length - one.length);
const ownerOf = (file) => packageFolders.find((folder) => folder === '.' || file.startsWith(`${folder}/`));

const builtins = new Set(builtinModules);
/** `@scope/name/part` and `name/part` without their parts; null for files and what node has itself. */
const packageOf = (specifier) => {
  if (/^[./#{]|^node:|^data:|^https?:/.test(specifier)) return null;
  const [first, second] = specifier.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  return builtins.has(first) ? null : name;
};

const modules = new Set(['.ts', '.tsx', '.mts', '.cts', '.mjs', '.cjs', '.js']);
const texts = new Set([...modules, '.json', '.css', '.html']);

const readPackage = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const manifestOf = (folder, name) => {
  const file = join(root, folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

const importsOf = (source) =>
  ts
    .preProcessFile(source, true, !source.includes('createRequire('))
    .importedFiles.map(({ fileName }) => packageOf(fileName));
const quoted = (text) =>
  new Set([...text.matchAll(/['"`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"]*)?['"]/g)].map(([, name]) => name));

/** What presets name without importing it: webpack, jest and TypeScript look for it in the package. */
const namedByPresets = new Set();
for (const file of tracked.filter((name) => /^shared-kit\/tooling\/(jest|webpack|tsconfig)\//.test(name))) {
  const source = readFileSync(join(root, file), 'utf8');
  const imported = new Set(modules.has(extname(file)) ? importsOf(source) : []);
  for (const name of quoted(source)) if (!imported.has(name)) namedByPresets.add(name);
}

const problems = [];
for (const folder of packageFolders) {
  const { dependencies = {}, devDependencies = {}, scripts = {}, name: ownName } = readPackage(folder);
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const files = tracked.filter((file) => ownerOf(file) === folder && texts.has(extname(file)));
  const used = new Set();
  const named = new Set(namedByPresets);
  // the editor takes the compiler of the package
  if (files.includes(join(folder, 'tsconfig.json'))) named.add('typescript').add('node');
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    if (!file.endsWith('package.json')) for (const name of quoted(source)) named.add(name);
    if (!modules.has(extname(file))) continue;
    if (file.endsWith('x')) used.add('react');
    for (const name of importsOf(source)) {
      if (name === null || name === ownName) continue;
      used.add(name);
      if (!declared.has(name) && !declared.has(`@types/${name}`))
        problems.push(`${file} imports ${name}, which its package does not declare`);
    }
  }
  const isCommand = (name) => {
    const { bin = {} } = manifestOf(folder, name);
    const commands = typeof bin === 'string' ? [name] : Object.keys(bin);
    return Object.values(scripts).some((script) => commands.includes(script.split(' ')[0]));
  };
  for (const name of declared) if (named.has(name) || isCommand(name)) used.add(name);
  if (named.has('node')) used.add('node');
  // what only completes something that is used: its types, and the peers that it asks for
  for (const name of used) {
    const { peerDependencies, peerDependenciesMeta } = manifestOf(folder, name);
    const types = `@types/${name.replace(/^@(.+)\//, '$1__')}`;
    const peers = [types, ...Object.keys({ ...peerDependencies, ...peerDependenciesMeta })];
    for (const peer of peers) if (declared.has(peer)) used.add(peer);
  }
  for (const name of declared)
    if (!used.has(name)) problems.push(`${join(folder, 'package.json')} declares ${name}, which nothing in it uses`);
}

for (const problem of problems) console.log(problem);
console.log(
  problems.length > 0
    ? `${problems.length} problems`
    : 'Every package declares what it imports, and uses what it declares',
);
process.exitCode = problems.length > 0 ? 1 : 0;
