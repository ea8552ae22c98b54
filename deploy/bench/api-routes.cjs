// CommonJS, because the benchmark and a backend test, which runs in jest, both load it

/**
 * The routes that `npm run bench -- api` calls as supervisor of the demo company in participation 101, each with its
 * minimum rate as a share of the bare call in the same run; null: shown without an aim.
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

/**
 * The databases of a run: PGlite, and PostgreSQL if there is a server, unless only one is requested.
 * @param {{ only?: string, server: string | undefined }} options
 */
const databasesOf = ({ only, server }) =>
  ['PGlite', ...(server ? ['PostgreSQL'] : [])].filter(
    (name) => only === undefined || name.toLowerCase().startsWith(only),
  );

const headings = ['per s', 'ratio', 'aim', 'p50 ms', 'p99 ms', 'cpu ms'];

/**
 * One line of the table: the cells below `headings`, and whether all aims are reached.
 * @param {import('./api-routes.cjs').Measured} measured
 * @param {number} barePerSecond
 */
const tableLine = ({ path, aim, perSecond, p50, p99, cpu, failed }, barePerSecond) => {
  const ratio = perSecond / barePerSecond;
  const isKept = failed === 0 && (aim === null || (ratio >= aim && p99 <= longestP99));
  const note = failed > 0 ? `  ${failed} FAILED` : isKept ? '' : '  MISSED';
  return { isKept, cells: [path, perSecond.toFixed(0), ratio.toFixed(3), aim ?? '', p50, p99, cpu.toFixed(2), note] };
};

module.exports = { apiRoutes, caller, connections, releasedFileAim, longestP99, databasesOf, headings, tableLine };
