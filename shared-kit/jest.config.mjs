import { webJest } from './tooling/jest/web.mjs';

export default webJest('shared-kit');
