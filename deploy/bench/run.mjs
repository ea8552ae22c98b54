/** `npm run bench -- <name>`: benchmarks report ratios and figures; they are no part of `npm test`. */
const benches = {
  import: ['the check of package files: 5,000 rows, 50,000 rows and a bomb, in time and memory', './import.mjs'],
  tax: ['what the federation costs against one bundle of the same code, in bytes', './tax.mjs'],
  tree: ['the tree with 20,000 nodes against a bare windowed list, at a slowed processor', './tree/tree.mjs'],
};

const [name = ''] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.log('Usage: npm run bench -- <name>\n');
  for (const [key, [what]] of Object.entries(benches)) console.log(`  ${key.padEnd(6)} ${what}`);
  process.exit(name ? 1 : 0);
}
await import(bench[1]);
