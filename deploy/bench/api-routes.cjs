// CommonJS: used by the benchmark and by a test of the backend, which jest loads

/**
 * What `npm run bench -- api` calls, as the supervisor of the demo company in participation 101, and the least that each may
 * reach of the bare call of the same run (SHELL-342); null: shown without an aim.
 */
const apiRoutes = [
  ['/auth/user', 0.3],
  ['/participants/101', 0.12],
  ['/participants', 0.12],
  ['/participants/101/personal-passes?type=certificate', 0.12],
  ['/participants/101/car-passes', 0.12],
  ['/preparations?ids=101', 0.12],
  ['/participants/101/deadlines', 0.12],
  ['/participants/101/additional-services', 0.12],
  ['/participants/101/categories', 0.12],
  ['/participants/101/cart', 0.12],
  ['/participants/101/contracts', 0.12],
  ['/notifications', 0.12],
];

const caller = { email: 'supervisor@severmech.example', password: 'Fairfront-demo-1' };
const connections = 50;
const releasedFileAim = 0.5;
const longestP99 = 150;

/** The databases of a run: PGlite, and PostgreSQL where there is a server; one of them where only that one is wanted. */
const databasesOf = ({ only, server }) =>
  ['PGlite', ...(server ? ['PostgreSQL'] : [])].filter(
    (name) => only === undefined || name.toLowerCase().startsWith(only),
  );

const headings = ['per s', 'ratio', 'aim', 'p50 ms', 'p99 ms', 'cpu ms'];

/** One line of the table: the figures below `headings`, and whether all of them reach their aim. */
const judged = ({ path, aim, perSecond, p50, p99, cpu, failed }, barePerSecond) => {
  const ratio = perSecond / barePerSecond;
  const isKept = failed === 0 && (aim === null || (ratio >= aim && p99 <= longestP99));
  const note = failed > 0 ? `  ${failed} FAILED` : isKept ? '' : '  MISSED';
  return { isKept, cells: [path, perSecond.toFixed(0), ratio.toFixed(3), aim ?? '', p50, p99, cpu.toFixed(2), note] };
};

module.exports = { apiRoutes, caller, connections, releasedFileAim, longestP99, databasesOf, headings, judged };
