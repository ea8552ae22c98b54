/** `npm run bench -- <name>`: benchmarks report ratios and figures; they are no part of `npm test`. */
const benches = {
  bell: ['the bell of a user with 10,000 notifications, at a slowed processor', './bell.mjs'],
  enumeration: ['whether time tells a known e-mail from an unknown one, as ratios', './enumeration.mjs'],
  import: ['the check of package files: 5,000 rows, 50,000 rows and a bomb, in time and memory', './import.mjs'],
  'pass-pack': [
    'one PDF of 500 passes: first byte, event loop of the API, and whether the file is right',
    './pass-pack.mjs',
  ],
  'pass-races': [
    '200 hands around one free place, 1,000 rounds (or as many as the next word says)',
    './pass-races.mjs',
  ],
  'release-alone': [
    'one remote built and published alone, against the whole, in time and changed files',
    './release-alone.mjs',
  ],
  tax: ['what the federation costs against one bundle of the same code, in bytes', './tax.mjs'],
  tree: ['the tree with 20,000 nodes against a bare windowed list, at a slowed processor', './tree/tree.mjs'],
};

const [name = ''] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.log('Usage: npm run bench -- <name>\n');
  for (const [key, [what]] of Object.entries(benches)) console.log(`  ${key.padEnd(13)} ${what}`);
  process.exit(name ? 1 : 0);
}
await import(bench[1]);
