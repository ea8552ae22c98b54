import { tests } from './import-rules.mjs';

/**
 * The folders of the shell, of the remotes and of the backend are layers: none reaches itself through its imports. Tests may look anywhere, so they
 * do not count here, which the rules of files cannot say: these run by themselves (`npm run lint:imports`).
 */

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Move what both need to the lower folder, or hand it in from above.',
      severity: 'error',
      scope: 'folder',
      // layout → session → realtime → layout/bell is the one circle of the shell
      from: {
        path: '^((shell|mf-[^/]+)/src/[^/]+|deploy/backend/src/.+)$',
        pathNot: '^shell/src/(layout|session|realtime)$',
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
