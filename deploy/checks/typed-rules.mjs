import tseslint from 'typescript-eslint';
import { writeTypePrograms } from '../setup/type-programs.mjs';

/**
 * Rules of ESLint that ask for types: a promise that nobody waits for loses its error, a `switch` that forgets a case falls
 * through. A configuration of its own: these rules cost as much time as all others, and no cache of ESLint may keep their answer,
 * because it changes with the types of other files. `npm run lint` runs both side by side.
 */
export default tseslint.config(
  // alone in its object it holds for all files: scripts are looked at by default, built ones too
  {
    ignores: [
      '**/*.{js,cjs,mjs}',
      '**/dist/**',
      '**/.data*/**',
      '**/storybook-static/**',
      'shared-kit/src/api/schema.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    languageOptions: { parser: tseslint.parser, parserOptions: { project: writeTypePrograms() } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
);
