import { nodeJest } from '../../shared-kit/tooling/jest/node.mjs';

const folders = ['<rootDir>', '<rootDir>/../new', '<rootDir>/../setup'];

export default nodeJest('checks', { roots: folders, testMatch: folders.map((folder) => `${folder}/*.test.ts`) });
