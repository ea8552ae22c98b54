import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

/**
 * Imports have one direction: no file of a package reaches itself through its imports, and the folders of the shell do not
 * import each other both ways. Imports of types count, because they are what a reader follows; lazy imports do not between
 * files, because they break a circle at run time, but they do between folders.
 */

/** Packages whose folders below `src` are layers, too. */
const layered = new Set(['shell']);

const { root } = parseArgs({
  options: { root: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) } },
}).values;

const withSources = ['', 'deploy']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))
  .filter((name) => existsSync(join(root, name, 'package.json')) && existsSync(join(root, name, 'src')))
  .sort();

const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.(test|test-d|stories)\.tsx?$|\.d\.ts$|(^|[\\/])testing([\\/.]|$)/.test(name),
    )
    .map((name) => join(folder, name));

const resolved = (from, request) => {
  const base = join(dirname(from), request);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts'), join(base, 'index.tsx')].find(existsSync);
};

/** Files of the package that a file imports, at once and lazily. */
const importsOf = (file) => {
  const text = readFileSync(file, 'utf8');
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({
      target: resolved(file, fileName),
      isLazy: /import\(\s*(\/\*[^*]*\*\/\s*)?$/.test(text.slice(0, pos)),
    }))
    .filter(({ target }) => target);
};

/** Groups of nodes that reach each other (Tarjan), each sorted. @param {Map<string, Set<string>>} graph */
const circlesOf = (graph) => {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const circles = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
};

const problems = [];
for (const name of withSources) {
  const source = join(root, name, 'src');
  const files = sourcesOf(source);
  const imports = files.flatMap((file) => importsOf(file).map((found) => ({ file, ...found })));
  const graph = new Map(files.map((file) => [file, new Set()]));
  for (const { file, target, isLazy } of imports) if (!isLazy) graph.get(file).add(target);
  for (const circle of circlesOf(graph)) {
    problems.push(
      `${name}: files import each other in a circle: ${circle.map((file) => relative(source, file)).join(', ')}`,
    );
  }
  if (!layered.has(name)) continue;
  const folderOf = (file) => relative(source, file).split(sep).slice(0, -1)[0];
  const between = new Map();
  for (const { file, target } of imports) {
    const [from, to] = [folderOf(file), folderOf(target)];
    if (from === undefined || to === undefined || from === to) continue;
    between.set(
      from,
      (between.get(from) ?? new Map()).set(to, [...(between.get(from)?.get(to) ?? []), relative(source, file)]),
    );
  }
  for (const [from, targets] of between) {
    for (const [to, importers] of targets) {
      const back = between.get(to)?.get(from);
      if (!back || from > to) continue;
      problems.push(`${name}: ${from} and ${to} import each other: ${importers.join(', ')} and ${back.join(', ')}`);
    }
  }
}

if (problems.length) {
  console.error(problems.join('\n'));
  console.error('One direction: move what both need to the lower one, or hand it in from above.');
  process.exitCode = 1;
}
