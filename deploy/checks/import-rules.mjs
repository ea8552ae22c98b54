/**
 * Who may import whom, in all packages (ARCHITECTURE §3). `npm run lint:imports` checks it; imports of types count, because they are
 * what a reader follows.
 */

/** Tests and what they are made of. */
export const tests = '\\.(test|test-d|stories)\\.tsx?$|(^|/)testing([/.]|$)';
const remote = '^mf-([^/]+)/';
const browser = '^(shell|shared-kit|mf-[^/]+)/src/';
const backend = '^deploy/backend/src/';
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
      name: 'presets-know-no-deployment',
      comment: 'tooling/ is below everything of deploy/, which uses it.',
      severity: 'error',
      from: { path: '^shared-kit/tooling/' },
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
      from: { path: backend },
      to: { path: remote, pathNot: '^mf-[^/]+/src/locales/(ru|en)\\.json$' },
    },
    {
      name: 'backend-has-no-browser-code',
      severity: 'error',
      from: { path: backend },
      to: { path: 'node_modules/react(-dom)?/|^shared-kit/src/(components/(?!locales/)|platform/(?!release/))' },
    },
    {
      name: 'platform-knows-no-area',
      comment:
        'platform/ is below everything of the backend: hand in what an area decides (`Area`, `Services`, a parameter).',
      severity: 'error',
      from: { path: `${backend}platform/`, pathNot: tests },
      to: { path: backend, pathNot: `${backend}platform/` },
    },
    {
      name: 'identity-knows-no-area',
      comment: 'identity/ is below the areas: an area calls it, not the other way round.',
      severity: 'error',
      from: { path: `${backend}identity/`, pathNot: tests },
      to: { path: backend, pathNot: `${backend}(platform|identity)/` },
    },
    {
      name: 'common-ground-knows-no-other-area',
      comment: 'areas/participations is what all other areas stand on.',
      severity: 'error',
      from: { path: `${backend}areas/participations/`, pathNot: tests },
      to: { path: `${backend}areas/`, pathNot: `${backend}areas/participations/` },
    },
    {
      name: 'areas-meet-through-services',
      comment: 'An area calls the services of another one (*.service.ts) or the common ground, never its repositories.',
      severity: 'error',
      from: { path: `${backend}areas/([^/]+)/`, pathNot: [tests, `${backend}areas/participations/`] },
      to: { path: `${backend}areas/`, pathNot: [`${backend}areas/($1|participations)/`, '\\.service\\.ts$'] },
    },
    {
      name: 'entry-is-above-everything',
      comment: 'Only what starts the process knows how it is put together, and that there is a demo world.',
      severity: 'error',
      from: { path: `${backend}(platform|identity|areas|demo)/`, pathNot: tests },
      to: { path: `${backend}(entry|demo)/`, pathNot: `${backend}$1/` },
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
