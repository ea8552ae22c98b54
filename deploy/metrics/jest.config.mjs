import { nodeJest } from '../../shared-kit/tooling/jest/node.mjs';

export default nodeJest('metrics');
