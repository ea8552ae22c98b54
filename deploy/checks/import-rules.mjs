/**
 * Who may import whom, across all packages (ARCHITECTURE §3). `npm run lint:imports` checks it. Type imports count too,
 * because readers follow them.
 */

import { remoteFolders } from '../../shared-kit/tooling/webpack/remote-folders.mjs';

/** Tests and their helpers. */
export const tests = '\\.(test|test-d|stories)\\.tsx?$|(^|/)testing([/.]|$)';
const remotes = remoteFolders.join('|');
const remote = `^(${remotes})/`;
const browser = `^(shell|shared-kit|${remotes})/src/`;
const backend = '^deploy/backend/src/';
const demo = '^deploy/demo/src/';
const rules = '^shared-kit/src/domain/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'nobody-imports-a-remote',
      comment:
        'The shell loads remotes at run time, remotes communicate through the contract, and the interfaces of names.ts are merged into it. What a remote has in common with the backend is in the kit: rules in domain/, texts in texts/. Benchmarks measure parts of remotes.',
      severity: 'error',
      from: { path: '^(deploy/[^/]+|[^/]+)/', pathNot: '^deploy/bench/' },
      to: { path: remote, pathNot: '^$1/' },
    },
    {
      name: 'nobody-imports-the-shell',
      severity: 'error',
      from: { pathNot: '^(shell|deploy/bench)/' },
      to: { path: '^shell/src/' },
    },
    {
      name: 'browser-imports-no-server',
      comment: 'The frontend knows the backend only through its OpenAPI document.',
      severity: 'error',
      from: { path: browser },
      to: { path: '^deploy/', pathNot: remote },
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
      from: { path: `^(shared-kit|${remotes})/src/` },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'single-instances-come-from-the-contract',
      comment: 'Import it from @fairfront/shared-kit/platform, so that only one instance exists.',
      severity: 'error',
      from: { path: `^(shell|${remotes})/src/` },
      to: { path: 'node_modules/(@tanstack/react-query|i18next|react-i18next|dayjs)/' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'domain/ uses no React and calls no server, because the backend imports it too, and returns codes instead of texts.',
      severity: 'error',
      from: { path: rules },
      to: { path: 'node_modules/(react|react-dom)/|^shared-kit/src/(platform/(?!formats/)|components/|texts/)' },
    },
    {
      name: 'contract-knows-no-implementation',
      comment:
        'platform/ of the kit is the contract: api/, forms/ and components/ use it, and what it says about calls and drafts are types of its own.',
      severity: 'error',
      from: { path: '^shared-kit/src/platform/', pathNot: tests },
      to: { path: '^shared-kit/src/(api|components|forms|testing)/' },
    },
    {
      name: 'domain-base-knows-no-area',
      comment: 'Every area stands on common/, http/, validation/ and platform/ of the domain.',
      severity: 'error',
      from: { path: `${rules}(common|http|validation|platform)/`, pathNot: tests },
      to: { path: `${rules}(?!(common|http|validation|platform)/)` },
    },
    {
      name: 'domain-common-ground-knows-no-other-area',
      comment: 'participations/ is the base of the other areas of the domain, and of identity/.',
      severity: 'error',
      from: { path: `${rules}participations/`, pathNot: tests },
      to: { path: `${rules}(identity|passes|services|catalogue|account|organizer)/` },
    },
    {
      name: 'domain-identity-knows-no-area',
      comment: 'identity/ knows people and their participations, nothing that an area adds.',
      severity: 'error',
      from: { path: `${rules}identity/`, pathNot: tests },
      to: { path: `${rules}(passes|services|catalogue|account|organizer)/` },
    },
    {
      name: 'backend-has-no-browser-code',
      severity: 'error',
      from: { path: backend },
      to: {
        path: 'node_modules/react(-dom)?/|^shared-kit/src/(components/|platform/(?!release/|formats/))',
      },
    },
    {
      name: 'platform-knows-no-area',
      comment:
        'platform/ is the lowest layer of the backend: pass in what an area decides (`Area`, `Services`, a parameter).',
      severity: 'error',
      from: { path: `${backend}platform/`, pathNot: tests },
      to: { path: backend, pathNot: `${backend}platform/` },
    },
    {
      name: 'platform-knows-no-area-of-the-domain',
      comment:
        'What an area decides is passed in: a parameter, or an interface that the area extends (`Readings`, `DocumentKinds`, `AuditActions`). What all have in common is in domain/common and domain/http.',
      severity: 'error',
      from: { path: `${backend}platform/`, pathNot: tests },
      to: { path: `${rules}(?!(common|http|validation|platform)/)` },
    },
    {
      name: 'identity-knows-no-area',
      comment: 'identity/ is below the areas: areas call it, never the reverse.',
      severity: 'error',
      from: { path: `${backend}identity/`, pathNot: tests },
      to: { path: backend, pathNot: `${backend}(platform|identity)/` },
    },
    {
      name: 'common-ground-knows-no-other-area',
      comment: 'areas/participations is the base of all other areas.',
      severity: 'error',
      from: { path: `${backend}areas/participations/`, pathNot: tests },
      to: { path: `${backend}areas/`, pathNot: `${backend}areas/participations/` },
    },
    {
      name: 'areas-meet-at-their-index',
      comment: 'An area imports another area only through its index.ts, which exports what others may use.',
      severity: 'error',
      from: { path: `${backend}areas/([^/]+)/`, pathNot: tests },
      to: { path: `${backend}areas/`, pathNot: [`${backend}areas/$1/`, `${backend}areas/[^/]+/index\\.ts$`] },
    },
    {
      name: 'entry-is-above-everything',
      comment: 'Only the entry point knows how the process is put together.',
      severity: 'error',
      from: { path: `${backend}(platform|identity|areas)/`, pathNot: tests },
      to: { path: `${backend}entry/` },
    },
    {
      name: 'backend-knows-no-demo',
      comment:
        'The process loads the demo world by its file and its interface (platform/area/demo-world.ts), or runs without it.',
      severity: 'error',
      from: { path: backend, pathNot: tests },
      to: { path: demo },
    },
    {
      name: 'demo-takes-what-areas-offer',
      comment: 'The demo world uses the platform, and of identity and the areas what their index.ts names.',
      severity: 'error',
      from: { path: demo, pathNot: tests },
      to: { path: `${backend}(entry|identity|areas)/`, pathNot: `${backend}(identity|areas/[^/]+)/index\\.ts$` },
    },
    {
      name: 'declared-by-the-package',
      comment:
        'A package that only the root or another package declares is found by accident: add it to the package.json of this package.',
      severity: 'error',
      from: { path: `^(shell|shared-kit|${remotes}|deploy/[^/]+)/src/` },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      // folder-circles.mjs checks cycles between folders, for the areas without any
      name: 'no-circle-of-files',
      comment:
        'Move the shared code to the lower file, or pass it in from above. A lazy import breaks a cycle at run time.',
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
