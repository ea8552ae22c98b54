import { swcTransform } from './swc.mjs';
import { jestWorkers } from './workers.mjs';

/** Packages that only ship ES modules. Jest loads CommonJS, so they are transformed like our own code. */
const esModules = ['cookie'];

/**
 * Jest preset of the packages that run in Node (backend, edge, registry).
 * @param {string} displayName project name for `--selectProjects`
 * @param {object} [overrides] further jest options
 */
export const nodeJest = (displayName, overrides = {}) => ({
  ...jestWorkers,
  projects: [
    {
      displayName,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      transform: {
        '\\.[cm]?tsx?$': swcTransform,
        [`node_modules/(${esModules.join('|')})/.*\\.m?js$`]: swcTransform,
      },
      transformIgnorePatterns: [`node_modules/(?!\\.pnpm/|(${esModules.join('|')})/)`],
      ...overrides,
    },
  ],
});
