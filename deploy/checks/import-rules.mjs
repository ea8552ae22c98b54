/**
 * Who may import whom, in all packages (ARCHITECTURE §3). `npm run lint:imports` checks it; imports of types count, because they are
 * what a reader follows.
 */

/** Tests and what they are made of. */
export const tests = '\\.(test|test-d|stories)\\.tsx?$|(^|/)testing([/.]|$)';
const remote = '^mf-([^/]+)/';
const browser = '^(shell|shared-kit|mf-[^/]+)/src/';
const rules = '^shared-kit/src/(model|domain)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'remote-imports-no-remote',
      comment: 'A remote never imports another remote: they meet through the contract.',
      severity: 'error',
      from: { path: `${remote}src/` },
      to: { path: remote, pathNot: '^mf-$1/' },
    },
    {
      name: 'kit-imports-no-remote',
      comment: 'The kit is below the remotes. The interfaces of names.ts are merged into the contract, not imported.',
      severity: 'error',
      from: { path: '^shared-kit/src/' },
      to: { path: remote },
    },
    {
      name: 'shell-imports-no-remote',
      comment: 'The shell loads remotes at run time, from the release document.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: remote },
    },
    {
      name: 'nobody-imports-the-shell',
      severity: 'error',
      from: { pathNot: '^(shell|deploy/bench)/' },
      to: { path: '^shell/src/' },
    },
    {
      name: 'browser-imports-no-server',
      comment: 'The browser side knows the backend only by its OpenAPI document.',
      severity: 'error',
      from: { path: browser },
      to: { path: '^deploy/' },
    },
    {
      name: 'router-belongs-to-the-shell',
      comment: 'Use usePlatform().navigation.',
      severity: 'error',
      from: { path: '^(shared-kit|mf-[^/]+)/src/' },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'single-instances-come-from-the-contract',
      comment: 'Import it from @fairfront/shared-kit/platform: one instance by construction.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/src/' },
      to: { path: 'node_modules/(@tanstack/react-query|i18next|react-i18next|dayjs)/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'model/ and domain/ have no React and call no server: the backend imports them, too.',
      severity: 'error',
      from: { path: rules },
      to: { path: 'node_modules/(react|react-dom)/|^shared-kit/src/(platform|components)/(?!locales/)' },
    },
    {
      name: 'backend-imports-only-texts-of-remotes',
      severity: 'error',
      from: { path: '^deploy/backend/src/' },
      to: { path: remote, pathNot: '^mf-[^/]+/src/locales/(ru|en)\\.json$' },
    },
    {
      name: 'backend-has-no-browser-code',
      severity: 'error',
      from: { path: '^deploy/backend/src/' },
      to: { path: 'node_modules/react(-dom)?/|^shared-kit/src/(components/(?!locales/)|platform/(?!release/))' },
    },
    {
      name: 'http-knows-no-area',
      comment: 'http/ is below the areas of the backend: an area hands in what it decides.',
      severity: 'error',
      from: { path: '^deploy/backend/src/platform/http/', pathNot: tests },
      to: {
        path: '^deploy/backend/src/',
        pathNot: '^deploy/backend/src/((http|database|outbox|realtime|files|texts)/|(services|clock|config)\\.ts$)',
      },
    },
    {
      name: 'declared-by-the-package',
      comment: 'What the root or a neighbour declares is found by chance: name it in the package.json of this package.',
      severity: 'error',
      from: { path: '^(shell|shared-kit|mf-[^/]+|deploy/[^/]+)/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      // circles of folders, in the areas that have none: folder-circles.mjs
      name: 'no-circle-of-files',
      comment:
        'Move what both need to the lower file, or hand it in from above. A lazy import breaks a circle at run time.',
      severity: 'error',
      from: { pathNot: tests },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|test-results|\\.data[^/]*)/|\\.template$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
