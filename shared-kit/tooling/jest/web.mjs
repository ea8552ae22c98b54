import { fileURLToPath } from 'node:url';
import { swcTransform } from './swc.mjs';
import { jestWorkers } from './workers.mjs';

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const fromKit = (/** @type {string} */ name) => fileURLToPath(import.meta.resolve(name));

/** `react` is mapped to one copy, so that hooks called through the kit use the renderer of the test. */
const base = {
  transform: {
    '\\.[cm]?tsx?$': swcTransform,
    'node_modules/.*(laravel-echo|openapi-fetch|\\bqr|\\bjose|\\bhucre)/.*\\.m?js$': swcTransform,
  },
  transformIgnorePatterns: ['node_modules/(?!.*(laravel-echo|openapi-fetch|\\bqr|\\bjose|\\bhucre)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': here('./css-module.cjs'),
    '\\.css$': here('./style.cjs'),
    '\\.(svg|png|xlsx|woff2)$': here('./asset.cjs'),
    '^react$': fromKit('react'),
    // the production JSX runtime: the development one records where each element was created, a tenth of the total time
    '^react/(jsx-runtime|jsx-dev-runtime)$': fromKit('react').replace(
      /index\.js$/,
      'cjs/react-jsx-runtime.production.js',
    ),
    '^react-dom$': fromKit('react-dom'),
    '^react-dom/(client|server|test-utils)$': fromKit('react-dom').replace(/index\.js$/, '$1.js'),
  },
};

/**
 * Jest preset of the packages that run in the browser (shell, remotes, kit). It has two projects with the same name: a
 * `.test.ts` tests logic in Node, a `.test.tsx` runs in a page. Creating a page and loading its rendering code takes
 * about a second per file. jsdom lacks fetch, streams, TextEncoder and BroadcastChannel; `jsdom-environment.mjs`
 * exposes Node's.
 * @param {string} displayName name of both projects for `--selectProjects`
 */
export const webJest = (displayName) => ({
  ...jestWorkers,
  projects: [
    {
      ...base,
      displayName,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      setupFilesAfterEnv: [here('./setup.ts')],
    },
    {
      ...base,
      displayName,
      testEnvironment: here('./jsdom-environment.mjs'),
      testEnvironmentOptions: { customExportConditions: [''], url: 'http://portal.test/' },
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [here('./setup.ts'), here('./setup-page.ts')],
    },
  ],
});
