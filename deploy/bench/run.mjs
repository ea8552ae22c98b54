/** `npm run bench -- <name>`: benchmarks report ratios and figures; they are no part of `npm test`. */
const benches = {
  'anonymous-flood': [
    'one visitor over 90 connections on every expensive public route: p99 of another address, as a ratio to the quiet one',
    './anonymous-flood.mjs',
  ],
  api: ['read paths under 50 connections, as ratios to a bare Fastify with `select 1`', './api.mjs'],
  bell: ['the bell of a user with 10,000 notifications, at a slowed processor', './bell.mjs'],
  cart: ['a cart of 500 lines and a chat of 10,000 messages, at a slowed processor', './cart/cart.mjs'],
  'catalogue-price': [
    'the price of a catalogue order of 2,000 rubrics, its reasons and its hint',
    './catalogue/price.mjs',
  ],
  'database-cut': [
    'PostgreSQL away for 20 s under load: what was acknowledged, live events, recovery',
    './database-cut.mjs',
  ],
  'deaf-sockets': [
    'sockets without an account that do not read, while events and echoes are sent: memory, and the events of others',
    './deaf-sockets.mjs',
  ],
  'dev-loop': [
    '`npm run dev`: from a saved text, style, component or route to what the page or the API shows',
    './dev-loop.mjs',
  ],
  enumeration: ['whether time tells a known e-mail from an unknown one, as ratios', './enumeration.mjs'],
  'generated-requests': [
    '100,000 generated calls (or as many as the next word says) over the whole API document: none ends in a 5xx',
    './generated-requests.mjs',
  ],
  import: ['the check of package files: 5,000 rows, 50,000 rows and a bomb, in time and memory', './import.mjs'],
  'login-flood': [
    'a flood of sign-ins: latency of other calls, judged tries per account and address',
    './login-flood.mjs',
  ],
  'order-races': [
    'one cart placed by 50 clients, changed meanwhile, or sent 50 times with one key, 1,000 rounds each (or as many as the next word says)',
    './order-races.mjs',
  ],
  'pass-pack': [
    'one PDF of 500 passes: first byte, event loop of the API, and whether the file is right',
    './pass-pack.mjs',
  ],
  'pass-races': [
    '200 clients around one free place, 1,000 rounds (or as many as the next word says)',
    './pass-races.mjs',
  ],
  'process-kill': [
    'backend and edge of npm start killed in turns under load: pages, writes, recovery',
    './process-kill.mjs',
  ],
  'release-alone': [
    'one remote built and published alone, against the whole, in time and changed files',
    './release-alone.mjs',
  ],
  search: ['searches of every kind among 2,000 services: p50 and p95', './search.mjs'],
  'silent-mail': [
    'live events beside a mail server that never answers; each email once by two processes',
    './silent-mail.mjs',
  ],
  'slow-clients': [
    '140 unfinished bodies and 140 clients that do not read, and how long others wait at the edge',
    './slow-clients.mjs',
  ],
  spelling: [
    'the built-in spelling service with its whole dictionaries: time to load, memory, times of texts',
    './spelling.mjs',
  ],
  start: [
    'sign-in, home, hub and its first window on a slow connection and processor, as ratios to a plain React page',
    './start/start.mjs',
  ],
  'federation-overhead': [
    'what the federation costs against one bundle of the same code, in bytes',
    './federation-overhead.mjs',
  ],
  'workbook-flood': [
    '40 uploads of a workbook of 60 KB that unpacks to millions of texts, by two users: memory, and who else waits',
    './workbook-flood.mjs',
  ],
  tree: ['the tree with 20,000 nodes against a bare windowed list, at a slowed processor', './tree/tree.mjs'],
  picker: [
    'the rubric picker with 20,000 rubrics against a bare windowed list, at a slowed processor',
    './tree/picker.mjs',
  ],
};

const [name = ''] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  if (name) console.log(`Unknown benchmark: ${name}\n`);
  console.log('Usage: npm run bench -- <name>\n');
  for (const [key, [what]] of Object.entries(benches)) console.log(`  ${key.padEnd(18)} ${what}`);
  process.exit(name ? 1 : 0);
}
await import(bench[1]);
