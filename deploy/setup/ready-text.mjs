import { demoOf } from './demo-choice.mjs';

const accounts = /** @type {const} */ ([
  ['editor@severmech.example', 'edits passes and orders of «Северная механика», exhibitions 1 to 5'],
  ['supervisor@severmech.example', 'the same company, all rights'],
  ['reader@severmech.example', 'the same company, read only'],
  ['supervisor@stankoprom.example', 'organiser of a collective stand'],
  ['supervisor@volga-tools.example', 'a foreign company, in English'],
]);

const demoLines = () => {
  const width = Math.max(...accounts.map(([email]) => email.length));
  return [
    'Demo accounts, password Fairfront-demo-1:',
    ...accounts.map(([email, who]) => `  ${email.padEnd(width)}  ${who}`),
  ];
};

const emptyLines = [
  'There are no demo data (DEMO=none). If there is no member of staff yet, create the first owner:',
  '  npm run organizer -- init',
  'With the built-in database, stop the portal before that; with PostgreSQL it can keep running.',
];

/** Whether the portal starts with demo data. */
export const hasDemoData = (/** @type {string[]} */ words, /** @type {NodeJS.ProcessEnv} */ env) =>
  demoOf(words, env) !== 'none';

/**
 * What `npm start` prints when the portal is ready: who can sign in, or how to go on without demo data.
 * @param {{ url: string, sitesUrl: string | null, seconds: string, hasDemo: boolean }} facts
 */
export const readyText = ({ url, sitesUrl, seconds, hasDemo }) =>
  [
    '',
    `Fairfront is ready (${seconds} s): ${url}`,
    '',
    ...(hasDemo ? demoLines() : emptyLines),
    '',
    ...(sitesUrl ? [`Sites that embed the catalogue: ${sitesUrl}`, ''] : []),
    'Ctrl-C stops everything.',
  ].join('\n');
