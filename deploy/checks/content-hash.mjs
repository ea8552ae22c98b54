import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChunkIntegrityPlugin, chunkIntegrityOf } from '../../shared-kit/tooling/webpack/chunk-integrity-plugin.mjs';

/**
 * Files of a build are stored for ever under their names: a file whose content changes gets another name, the one that holds
 * the hashes of the others too. Builds a small page again after a change of each of its sources and compares.
 */
const fromKit = createRequire(new URL('../../shared-kit/package.json', import.meta.url));
const webpack = fromKit('webpack');
const MiniCssExtractPlugin = fromKit('mini-css-extract-plugin');

const folder = mkdtempSync(join(tmpdir(), 'fairfront-content-hash-'));
const sources = {
  'start.js': "import './start.css'; import('./late.js');",
  'start.css': '.start { color: red }',
  'late.js': "import './late.css'; document.title = 'late';",
  'late.css': '.late { color: red }',
};

const build = async (name, changed) => {
  const [context, path] = [join(folder, name, 'src'), join(folder, name, 'dist')];
  mkdirSync(context, { recursive: true });
  for (const [file, content] of Object.entries({ ...sources, ...changed })) writeFileSync(join(context, file), content);
  const compiler = webpack({
    context,
    mode: 'production',
    target: 'web',
    entry: './start.js',
    output: { path, publicPath: '/', filename: '[name].[contenthash].js', uniqueName: 'names' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, fromKit.resolve('css-loader')] }] },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash].css' }),
      new ChunkIntegrityPlugin(MiniCssExtractPlugin),
    ],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error || stats.hasErrors() ? reject(error ?? stats.toString()) : resolve()));
  });
  return new Map(readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8')]));
};

const problems = [];
try {
  const first = await build('first', {});
  const runtime = [...first.values()].find((content) => content.includes('fairfrontIntegrity'));
  const hashed = [...first].filter(([, content]) => runtime?.includes(chunkIntegrityOf(content))).map(([file]) => file);
  // the styles of the start are loaded by the page, which has their hash from the release document
  if (hashed.length !== 2) problems.push(`The runtime holds the hashes of ${hashed.join(', ') || 'nothing'}`);
  const changes = {
    'start.js': `${sources['start.js']} document.body.hidden = true;`,
    'start.css': '.start { color: blue }',
    'late.js': `${sources['late.js']} document.body.hidden = true;`,
    'late.css': '.late { color: blue }',
  };
  for (const [file, content] of Object.entries(changes)) {
    const next = await build(file, { [file]: content });
    for (const [name, built] of next) {
      if (first.has(name) && first.get(name) !== built) problems.push(`A change of ${file} alters ${name}`);
    }
    if ([...next.keys()].every((name) => first.has(name))) problems.push(`A change of ${file} changes no name`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.log(problem);
console.log(problems.length > 0 ? `${problems.length} problems` : 'Every name holds the hash of its content');
process.exitCode = problems.length > 0 ? 1 : 0;
