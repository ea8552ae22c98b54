import { remoteFolders } from '../../shared-kit/tooling/webpack/remote-folders.mjs';
import { tests } from './import-rules.mjs';

/**
 * The folders of the shell, of the remotes, of the kit and of deploy/ are layers: a folder must not import itself through
 * other folders. Tests may import anything, so they are excluded. Rules per file cannot exclude them, which is why this
 * check has its own configuration (`npm run lint:imports`).
 */

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Move the shared code to the lower folder, or pass it in from above.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: `^((shell|${remoteFolders.join('|')}|deploy/(demo|edge|registry))/src/[^/]+|(deploy/backend/src|shared-kit/src/(domain|components|forms))/.+)$`,
      },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: tests },
    tsPreCompilationDeps: true,
  },
};
