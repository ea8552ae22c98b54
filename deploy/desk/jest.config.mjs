import { webJest } from '../../shared-kit/tooling/jest/web.mjs';

export default webJest('desk');
