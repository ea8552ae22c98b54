/**
 * Configuration of knip (`npm run lint:unused`), which finds unused files, exports and dependencies, and imports that a
 * package does not declare. The entries below are started or found by name. Exports listed in the package.json of the
 * kit count as used.
 */

/**
 * Fonts and images of style sheets also come from packages.
 * @param {string} text
 */
const urlsOf = (text) =>
  [...text.matchAll(/url\('([^']+)'\)/g)].map(([, url], place) => `import file${place} from '${url}';`).join('\n');

/** Found by name in shared-kit/tooling/storybook/preset.mjs. */
const stories = ['.storybook/main.mjs', '.storybook/pages/*', 'src/**/*.stories.tsx'];

export default {
  compilers: { css: urlsOf },
  // type declarations next to a script of the same name
  ignore: ['**/*.d.{cts,mts}'],
  ignoreIssues: {
    // packages for jest are bundled into the cache: deploy/backend/jest/bundled-packages.mjs
    'deploy/backend/jest.config.mjs': ['unlisted'],
    // settings of the packages, with paths relative to each package
    'jest.config.mjs': ['unlisted', 'unresolved'],
    // sites import the component by name or as the default export
    '*/src/embed/catalog-wizard.tsx': ['duplicates'],
  },
  // system tools for tests and benchmarks that read PDFs or install missing programs; `change` is a command of pnpm
  ignoreBinaries: ['apt-get', 'change', 'openssl', 'pdftotext', 'pdftoppm', 'qpdf', 'zbarimg'],
  workspaces: {
    '.': {
      // started by name: package.json by `exec`, deploy/test.mjs, deploy/new/new-remote.test.ts
      entry: ['deploy/{start,dev}.mjs', 'deploy/new/copy-workspace.mjs', 'deploy/{new,setup}/*.test.ts'],
      project: ['*.mjs', 'deploy/{new,setup}/**/*.{mjs,cjs,ts}', 'deploy/*.mjs'],
      // scripts of the packages call them; oxlint asks the second for types; turbo starts scripts by pnpm
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint', 'typescript-7', 'pnpm'],
    },
    '{mf-*,deploy/desk}': {
      entry: [
        // loaded by the shell; names included by every type check; type tests
        'src/{remote,names}.ts',
        'src/**/*.check.ts',
        // embeds for foreign pages: shared-kit/tooling/webpack/embed-configuration.mjs, shadow-style-loader.mjs
        'src/embed/{catalog-wizard,parcel,style-sheets}.{ts,tsx}',
        // replacements for other modules in an embed: webpack.config.mjs of the package
        'src/embed/*-{on-demand,at-hand}.{ts,tsx}',
        ...stories,
      ],
      storybook: false,
    },
    shell: { entry: stories, storybook: false },
    'shared-kit': {
      // started by name: deploy/test.mjs and the root package.json
      entry: ['tooling/*.mjs', 'tooling/storybook/open.mjs', ...stories],
    },
    'deploy/backend': {
      // read by the compiler, each adds its tables to `Tables`; bundled by openapi.mjs, pass-templates.mjs and
      // printable-signs.mjs, which are started by hand; started by path: deploy/test.mjs
      entry: [
        '*.mjs',
        'src/**/tables.ts',
        'src/entry/openapi/write.ts',
        'src/areas/passes/package-files/write-templates.ts',
        'src/platform/documents/write-printable-signs.ts',
      ],
      // fonts are found by path: src/documents/pdf-document.ts; bundled sources use the others
      ignoreDependencies: [
        '@expo-google-fonts/noto-sans',
        '@fontsource-variable/noto-sans-.+',
        'dayjs',
        'envalid',
        'prom-client',
        'proper-lockfile',
      ],
    },
    // bundled sources use them
    'deploy/edge': { ignoreDependencies: ['envalid', 'fastest-levenshtein', 'prom-client'] },
    'deploy/registry': { ignoreDependencies: ['proper-lockfile'] },
    'deploy/checks': { entry: ['*.mjs', '*.test.ts'] },
    'deploy/bench': {
      // started by name from run.mjs, and the pages that they build
      entry: ['*.mjs', '*/*.mjs', '*/{page,picker-page,baseline}.tsx', 'catalogue/orders.ts', 'one-bundle/*.ts'],
      // started by path: federation-overhead.mjs
      ignoreDependencies: ['webpack-cli'],
    },
    'deploy/e2e': {
      // bundled into a foreign host page, or used to build a remote there: stories/foreign-host.spec.ts,
      // other-builds.spec.ts
      ignoreDependencies: [
        '@module-federation/enhanced',
        'earlier-federation',
        'earlier-webpack',
        'react',
        'react-dom',
      ],
    },
    'deploy/hosts': {
      // page scripts import what the server substitutes
      project: ['*.mjs'],
      // served as files: sites.mjs
      ignoreDependencies: ['react', 'react-dom', 'single-spa', 'vue'],
    },
  },
};
