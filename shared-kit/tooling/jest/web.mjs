import { fileURLToPath } from 'node:url';
import { swcTransform } from './swc.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const fromKit = (name) => fileURLToPath(import.meta.resolve(name));

/**
 * Jest preset of the packages that run in the browser (shell, remotes, kit).
 * jsdom lacks fetch, streams, TextEncoder and BroadcastChannel: `jsdom-environment.mjs` exposes Node's own.
 * `react` is mapped to one copy, so that a hook called through the kit meets the renderer of the test.
 * @param {string} displayName name of the project in `--selectProjects`
 * @param {object} [overrides] further jest options
 */
export const webJest = (displayName, overrides = {}) => ({
  displayName,
  testEnvironment: here('./jsdom-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://portal.test/' },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [here('./setup.ts')],
  transform: {
    '\\.[cm]?tsx?$': swcTransform,
    'node_modules/.*(laravel-echo|openapi-fetch|\\bqr)/.*\\.m?js$': swcTransform,
  },
  transformIgnorePatterns: ['node_modules/(?!.*(laravel-echo|openapi-fetch|\\bqr)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': here('./css-module.cjs'),
    '\\.css$': here('./style.cjs'),
    '\\.(svg|png|xlsx|woff2)$': here('./asset.cjs'),
    '^react$': fromKit('react'),
    // the makers of elements of the released pages: those of development note where each element was made, a tenth of all time
    '^react/(jsx-runtime|jsx-dev-runtime)$': fromKit('react').replace(
      /index\.js$/,
      'cjs/react-jsx-runtime.production.js',
    ),
    '^react-dom$': fromKit('react-dom'),
    '^react-dom/(client|server|test-utils)$': fromKit('react-dom').replace(/index\.js$/, '$1.js'),
  },
  ...overrides,
});
