import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { remotes } from './deploy/setup/packages.mjs';

/** Packages that must exist once on a page: everybody takes them from the facade of the contract. */
const facadeOnly = ['@tanstack/react-query', 'i18next', 'react-i18next', 'dayjs'].map((name) => ({
  name,
  message: 'Import it from @fairfront/shared-kit/platform: one instance by construction.',
}));

/** ARCHITECTURE §3, rule 1: arrows point one way. */
const forbid = (patterns, paths = []) => ({
  'no-restricted-imports': ['error', { patterns, paths }],
});
const foreignRemotes = (own) => ({
  group: remotes
    .filter((name) => name !== own)
    .flatMap((name) => [`@fairfront/${name}`, `@fairfront/${name}/*`, `**/${name}/src/**`]),
  message: 'A remote never imports another remote: meet through the contract.',
});
const noShell = {
  group: ['@fairfront/shell', '@fairfront/shell/*', '**/shell/src/**'],
  message: 'Nobody imports the shell.',
};
const noRouter = {
  group: ['react-router', 'react-router-dom'],
  message: 'The shell owns the router: use usePlatform().navigation.',
};
const noBackend = {
  group: ['@fairfront/backend', '@fairfront/backend/*', '**/deploy/**'],
  message: 'The browser side knows the backend only by its OpenAPI document.',
};

const backendImports = [
  noShell,
  {
    regex: '^@fairfront/mf-[a-z-]+(?![a-z-]|/model(/testing)?$|/locales/(ru|en)\\.json$)',
    message: 'The backend imports model folders and the texts of the remotes only.',
  },
  {
    group: ['react', 'react-dom', '@fairfront/shared-kit/components/*', '@fairfront/shared-kit/platform'],
    message: 'No browser code in the backend.',
  },
];

/** Tests and what they are made of may do everything. */
const testSources = ['**/*.test.ts', '**/testing/**', '**/testing.ts'];

/** Writes outside of a transaction are single statements, and are seen as such (ARCHITECTURE §6). */
const writeThroughRead = {
  selector:
    "CallExpression[callee.property.name=/^(insertInto|updateTable|deleteFrom|mergeInto)$/][callee.object.property.name='read']",
  message: '`database.read` reads: one statement goes through `database.write`, more through a transaction.',
};

/** ARCHITECTURE §6: SQL stands in repositories, and in what the database and its first rows are made of. */
const sqlSources = [
  '**/*.repository.ts',
  '**/tables.ts',
  '**/*.tables.ts',
  'deploy/backend/src/database/**',
  'deploy/backend/src/demo/**',
];
const sqlMessage = 'SQL stands in *.repository.ts: call a function there that is named by what it reads or writes.';
const sqlInRepositories = [
  {
    selector: 'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/]',
    message: sqlMessage,
  },
  {
    selector:
      "ImportDeclaration[source.value='kysely'][importKind!='type'] > ImportSpecifier[importKind!='type'][imported.name='sql']",
    message: sqlMessage,
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data*/**',
      '**/.data*/**',
      '**/storybook-static/**',
      'shared-kit/src/api/schema.ts',
      '**/playwright-report/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // oxlint finds them (.oxlintrc.json): here they took as long as all other rules together
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  {
    // interfaces of the contract that remotes add their names to
    files: ['mf-*/src/names.ts', 'shared-kit/src/platform/names.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }] },
  },
  {
    files: ['{shell,mf-*,shared-kit}/src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{js,mjs,cjs}', 'deploy/**/*.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['deploy/hosts/pages/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['shared-kit/src/**/*.{ts,tsx}'],
    rules: forbid([foreignRemotes(''), noShell, noRouter, noBackend]),
  },
  {
    files: ['shared-kit/src/model/**/*.ts', 'mf-*/src/model/**/*.ts'],
    rules: forbid([
      foreignRemotes(''),
      noShell,
      noBackend,
      {
        group: [
          'react',
          'react/*',
          'react-dom',
          '@fairfront/shared-kit/platform',
          '@fairfront/shared-kit/components/*',
        ],
        message: 'model/ is pure: no React, no fetch.',
      },
    ]),
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    rules: forbid([foreignRemotes(''), noBackend], facadeOnly),
  },
  ...remotes.map((name) => ({
    files: [`${name}/src/**/*.{ts,tsx}`],
    ignores: [`${name}/src/model/**`],
    rules: forbid([foreignRemotes(name), noShell, noRouter, noBackend], facadeOnly),
  })),
  {
    files: ['deploy/backend/src/**/*.ts'],
    rules: forbid(backendImports),
  },
  {
    files: ['deploy/backend/src/http/**/*.ts'],
    ignores: testSources,
    rules: forbid([
      ...backendImports,
      {
        regex: '^\\.\\./(?!(database|outbox|realtime|files|texts)/|(services|clock|config)$)',
        message: 'http/ knows no area: an area hands in what it decides.',
      },
    ]),
  },
  {
    files: ['deploy/backend/src/**/*.ts'],
    ignores: testSources,
    rules: { 'no-restricted-syntax': ['error', writeThroughRead] },
  },
  {
    files: ['deploy/backend/src/**/*.ts'],
    ignores: [...testSources, ...sqlSources],
    rules: { 'no-restricted-syntax': ['error', writeThroughRead, ...sqlInRepositories] },
  },
);
