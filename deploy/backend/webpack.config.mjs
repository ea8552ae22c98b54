import { nodePackage } from '@fairfront/shared-kit/tooling/webpack/node.mjs';

export default nodePackage(import.meta.url, {
  main: './src/entry/main.ts',
  organizer: './src/entry/commands/command.ts',
  // beside main.js, which loads it unless DEMO is none
  demo: '../demo/src/index.ts',
  'demo-refresh': '../demo/src/refresh.command.ts',
  backup: './src/entry/backup/backup.command.ts',
  restore: './src/entry/backup/restore.command.ts',
  // a thread beside main.js
  'documents.worker': './src/entry/documents.worker.ts',
  // started by path from the bundle, so it keeps its name
  'pglite.worker': { import: './src/platform/database/pglite.worker.mjs', filename: 'pglite.worker.mjs' },
});
