/**
 * The demo data that `npm start` shows: what is asked for, otherwise the demo. A production start shows it only on
 * request, because the passwords of its accounts are published.
 * @param {readonly string[]} words of the command line: `--demo=large`
 * @param {NodeJS.ProcessEnv} env
 */
export const demoOf = (words, { DEMO, NODE_ENV }) => {
  const asked = words.findLast((word) => word.startsWith('--demo='))?.slice('--demo='.length);
  return asked || DEMO || (NODE_ENV === 'production' ? 'none' : 'world');
};
