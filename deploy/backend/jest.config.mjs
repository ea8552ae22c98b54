import { nodeJest } from '../../shared-kit/tooling/jest/node.mjs';
import { bundledPackages } from './jest/bundled-packages.mjs';

export default async () =>
  nodeJest('backend', {
    globalSetup: '<rootDir>/src/testing/global-setup.ts',
    globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
    setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    testEnvironment: '<rootDir>/jest/environment.mjs',
    moduleNameMapper: await bundledPackages(),
  });
