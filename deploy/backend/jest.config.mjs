import { nodeJest } from '../../shared-kit/tooling/jest/node.mjs';
import { bundledPackages } from './jest/bundled-packages.mjs';

export default async () =>
  nodeJest('backend', {
    // the demo world is what the test database holds: its tests run here
    roots: ['<rootDir>/src', '<rootDir>/../demo/src'],
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/../demo/src/**/*.test.ts'],
    globalSetup: '<rootDir>/src/testing/global-setup.ts',
    globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
    setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    testEnvironment: '<rootDir>/jest/environment.mjs',
    moduleNameMapper: await bundledPackages(),
  });
