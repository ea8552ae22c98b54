import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/**
 * @param {string} name
 * @param {string} path
 */
const fileOf = (name, path) => join(dirname(require.resolve(`${name}/package.json`)), path);

/**
 * The policy of a site: its own files, and what the catalogue needs.
 * @param {string} portal
 * @param {string[]} [further]
 */
const policyOf = (portal, further = []) =>
  [
    "default-src 'none'",
    `script-src 'self' ${portal}`,
    // live events arrive over a socket
    `connect-src 'self' ${portal} ${portal.replace(/^http/, 'ws')}`,
    `img-src 'self' ${portal} blob:`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...further,
  ].join('; ');

/** No code on this page can turn a string into code. */
const trustedTypes = ["require-trusted-types-for 'script'"];

/** The token endpoints in three server languages, as a site copies them. */
const tokenEndpoints = Object.fromEntries(
  ['catalogue-token.mjs', 'catalogue-token.php', 'catalogue_token.py'].map((name) => [
    name,
    fileURLToPath(new URL(`token-endpoint/${name}`, import.meta.url)),
  ]),
);

/**
 * @typedef {object} Site
 * @property {string} title
 * @property {number} participation
 * @property {number} user the user of the site's session
 * @property {(portal: string) => string} policy
 * @property {Record<string, string>} vendor files of its libraries, by name
 */

/**
 * Sites that embed the catalogue, by their folder below `pages/`. Each shows a company of the demo data that has no
 * order yet.
 * @type {Record<string, Site>}
 */
export const sites = {
  plain: {
    title: 'Plain HTML under a strict policy',
    participation: 140,
    user: 12,
    policy: (portal) => policyOf(portal, trustedTypes),
    vendor: {},
  },
  vue: {
    title: 'Vue, with the order in a dialog',
    participation: 150,
    user: 13,
    policy: (portal) => policyOf(portal),
    vendor: { 'vue.js': fileOf('vue', 'dist/vue.runtime.esm-browser.prod.js') },
  },
  react17: {
    title: 'React 17, with styles and scripts that change everything on the page',
    participation: 160,
    user: 14,
    policy: (portal) => policyOf(portal),
    vendor: {
      'react.js': fileOf('react', 'umd/react.production.min.js'),
      'react-dom.js': fileOf('react-dom', 'umd/react-dom.production.min.js'),
    },
  },
  'single-spa': {
    title: 'single-spa, with the order as a parcel',
    participation: 113,
    user: 6,
    policy: (portal) => policyOf(portal),
    vendor: { 'single-spa.js': fileOf('single-spa', 'lib/es2015/esm/single-spa.min.js') },
  },
  playground: {
    title: 'The playground: choose attributes and a theme, copy the code',
    participation: 101,
    user: 3,
    policy: policyOf,
    vendor: {
      'tokens.css': fileURLToPath(new URL('../../shared-kit/src/components/tokens.css', import.meta.url)),
      ...tokenEndpoints,
    },
  },
};
