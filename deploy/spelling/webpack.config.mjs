import { nodePackage } from '@fairfront/shared-kit/tooling/webpack/node.mjs';

export default nodePackage(import.meta.url, {
  main: './src/main.ts',
  // a worker next to main.js
  'spelling.worker': './src/spelling.worker.ts',
});
