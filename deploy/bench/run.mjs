/**
 * `npm run bench -- <name>` runs a benchmark, which reports ratios and figures. Benchmarks are not part of `npm test`.
 */
/** @type {Record<string, [what: string, file: string]>} */
const benches = {
  'anonymous-flood': [
    'one address with 90 connections on every expensive public route: p99 of another address, as a ratio to the p99 without the flood',
    './anonymous-flood.mjs',
  ],
  api: ['read routes under 50 connections, as ratios to bare Fastify with `select 1`', './api.mjs'],
  bell: ['the bell of a user with 10,000 notifications, on a slowed CPU', './bell.mjs'],
  cart: ['a cart of 500 lines and a chat of 10,000 messages, on a slowed CPU', './cart/cart.mjs'],
  'catalogue-price': [
    'the price of a catalogue order of 2,000 rubrics, its reasons and its hint',
    './catalogue/price.mjs',
  ],
  'database-cut': [
    'PostgreSQL unreachable for 20 s under load: acknowledged writes, live events, recovery',
    './database-cut.mjs',
  ],
  'deaf-sockets': [
    'sockets without an account that do not read while events and replies are sent: memory, and the events of others',
    './deaf-sockets.mjs',
  ],
  'dev-loop': [
    '`npm run dev`: from a saved text, style, component or route to what the page shows or the API returns',
    './dev-loop.mjs',
  ],
  enumeration: ['whether response times reveal a known e-mail, as ratios', './enumeration.mjs'],
  'fair-import': [
    'a fair of 2,000 participations and 6,000 users from one workbook: check, store, store again',
    './fair-import.mjs',
  ],
  'generated-requests': [
    '100,000 generated calls (or the number given next) for the whole API document: none returns a 5xx',
    './generated-requests.mjs',
  ],
  import: ['the check of package files: 5,000 rows, 50,000 rows and a zip bomb, in time and memory', './import.mjs'],
  'login-flood': [
    'a flood of sign-ins: latency of other calls, checked attempts per account and address',
    './login-flood.mjs',
  ],
  'order-races': [
    'one cart ordered by 50 clients, changed meanwhile, or sent 50 times with one key, 1,000 rounds each (or the number given next)',
    './order-races.mjs',
  ],
  organizer: [
    'lists of the organiser with 20,000 rows, large exports, and 200 decisions by single calls and by one',
    './organizer.mjs',
  ],
  'pass-pack': [
    'one PDF of 500 passes: first byte, event loop of the API, and correctness of the file',
    './pass-pack.mjs',
  ],
  'pass-races': ['200 clients around one free place, 1,000 rounds (or the number given next)', './pass-races.mjs'],
  'process-kill': [
    'backend and edge of npm start killed alternately under load: pages, writes, recovery',
    './process-kill.mjs',
  ],
  'release-alone': [
    'one remote built and published alone, compared with everything, in time and changed files',
    './release-alone.mjs',
  ],
  search: ['searches of every kind among 2,000 services: p50 and p95', './search.mjs'],
  'silent-mail': [
    'live events while the mail server never answers; each email sent once by two processes',
    './silent-mail.mjs',
  ],
  'slow-clients': [
    '140 unfinished bodies and 140 clients that do not read, and how long others wait at the edge',
    './slow-clients.mjs',
  ],
  spelling: [
    'the built-in spelling service with its full dictionaries: loading time, memory, time per text',
    './spelling.mjs',
  ],
  start: [
    'sign-in, home, hub and its first dialog on a slow connection and CPU, as ratios to a plain React page',
    './start/start.mjs',
  ],
  'federation-overhead': [
    'what federation costs compared with one bundle of the same code, in bytes',
    './federation-overhead.mjs',
  ],
  'workbook-flood': [
    '40 uploads of a 60 KB workbook that unpacks to millions of texts, by two users: memory, and waiting times of others',
    './workbook-flood.mjs',
  ],
  tree: ['the tree with 20,000 nodes compared with a bare windowed list, on a slowed CPU', './tree/tree.mjs'],
  picker: [
    'the rubric picker with 20,000 rubrics compared with a bare windowed list, on a slowed CPU',
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
