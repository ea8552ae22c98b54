import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
  'deploy/backend/src/platform/database/**',
  'deploy/demo/src/**',
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
      '**/playwright-report/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  {
    rules: {
      // nothing is left for later, no test runs alone or is skipped
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack'], location: 'anywhere' }],
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].flatMap((object) =>
          ['only', 'skip', 'todo', 'fixme'].map((property) => ({ object, property })),
        ),
      ],
    },
  },
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
    files: ['{mf-*,deploy/desk}/src/names.ts', 'shared-kit/src/platform/names.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }] },
  },
  {
    files: ['{shell,mf-*,deploy/desk,shared-kit}/src/**/*.{ts,tsx}'],
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
