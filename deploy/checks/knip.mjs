/**
 * Settings of knip, which looks for files, exports and dependencies that nothing uses, and for imports that a package does not
 * declare (`npm run lint:unused`): what is started or found by its name. What the kit exports in its package.json is used.
 */

/** Fonts and pictures of style sheets come from packages, too. */
const urlsOf = (text) =>
  [...text.matchAll(/url\('([^']+)'\)/g)].map(([, url], place) => `import file${place} from '${url}';`).join('\n');

/** Found by their name: shared-kit/tooling/storybook/preset.mjs. */
const stories = ['.storybook/main.mjs', '.storybook/pages/*', 'src/**/*.stories.tsx'];

export default {
  compilers: { css: urlsOf },
  // types beside a script of the same name
  ignore: ['**/*.d.{cts,mts}'],
  ignoreIssues: {
    // packages as jest takes them are built into the cache: deploy/backend/jest/bundled-packages.mjs
    'deploy/backend/jest.config.mjs': ['unlisted'],
    // the settings of the packages, whose paths are theirs
    'jest.config.mjs': ['unlisted', 'unresolved'],
    // sites take the component by its name or as the default
    '*/src/embed/catalog-wizard.tsx': ['duplicates'],
  },
  // tools of the system for tests and benchmarks that read PDFs, or install what is missing
  ignoreBinaries: ['apt-get', 'pdftotext', 'pdftoppm', 'qpdf', 'zbarimg'],
  workspaces: {
    '.': {
      // started by name: deploy/test.mjs, deploy/registry/src/new-remote.test.ts
      entry: ['deploy/checks/*.mjs', 'deploy/new/in-a-copy.mjs'],
      project: ['*.mjs', 'deploy/{checks,new,setup}/**/*.{mjs,cjs}', 'deploy/*.mjs'],
      // scripts of the packages call them; oxlint asks the second for types; turbo starts scripts by pnpm
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint', 'typescript-7', 'pnpm'],
    },
    'mf-*': {
      entry: [
        // what the shell loads; names, which every program of types includes; what holds types against each other
        'src/{remote,names}.ts',
        'src/**/*.check.ts',
        // an embed for the pages of others: shared-kit/tooling/webpack/embed-configuration.mjs, shadow-style-loader.mjs
        'src/embed/{catalog-wizard,parcel,style-sheets}.{ts,tsx}',
        // take the place of other modules in an embed: webpack.config.mjs of the package
        'src/embed/*-{on-demand,at-hand}.{ts,tsx}',
        ...stories,
      ],
      storybook: false,
    },
    shell: {},
    'shared-kit': {
      // started by name: deploy/test.mjs, package.json of the root
      entry: ['tooling/*.mjs', 'tooling/storybook/open.mjs', ...stories],
    },
    'deploy/backend': {
      // read by the compiler: each adds its tables to `Tables`
      // bundled by openapi.mjs, pass-templates.mjs and printable-signs.mjs, which a person starts; started by its path: deploy/test.mjs
      entry: [
        '*.mjs',
        'src/**/tables.ts',
        'src/entry/openapi/write.ts',
        'src/platform/documents/write-templates.ts',
        'src/platform/documents/write-printable-signs.ts',
      ],
      // fonts are found by their path: src/documents/pdf-document.ts; rules of the kit, which the bundle holds, count days by dayjs
      ignoreDependencies: ['@expo-google-fonts/noto-sans', '@fontsource-variable/noto-sans-.+', 'dayjs'],
    },
    'deploy/bench': {
      // started by name from run.mjs, and the pages that they build
      entry: ['*.mjs', '*/*.mjs', '*/{page,picker-page,floor}.tsx', 'catalogue/orders.ts', 'one-bundle/*.ts'],
      // started by its path: federation-overhead.mjs
      ignoreDependencies: ['webpack-cli'],
    },
    'deploy/e2e': {
      // bundled into the page of another host, or builds a remote there: stories/foreign-host.spec.ts, other-builds.spec.ts
      ignoreDependencies: [
        '@module-federation/enhanced',
        'earlier-federation',
        'earlier-webpack',
        'react',
        'react-dom',
      ],
    },
    'deploy/hosts': {
      // scripts of pages import what the server puts in its place
      project: ['*.mjs'],
      // served as files: sites.mjs
      ignoreDependencies: ['react', 'react-dom', 'single-spa', 'vue'],
    },
  },
};
