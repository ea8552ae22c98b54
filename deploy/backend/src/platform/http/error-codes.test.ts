import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '../../../..');

/** Codes at the places where they are thrown. */
const literals = [
  /\bcode(?::| =) '([a-z][a-z0-9_]*)'/g,
  /\b(?:refused|forbidden|refusedBy|passFailure|extensionRefused|conflict|refusedEmail)\(\s*'([a-z][a-z0-9_]*)'/g,
  /\b(?:invalidFields|invalidTexts)\([^;]*?,\s*'([a-z][a-z0-9_]*)'/g,
];

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !/^(demo|testing)[\\/]/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const thrown = (): string[] =>
  [
    ...sourcesIn(join(deploy, 'backend/src')),
    ...['deploy/edge/src/refusals.ts', 'shared-kit/src/domain/account/company-logo.ts'].map((file) =>
      readFileSync(join(deploy, '..', file), 'utf8'),
    ),
  ].flatMap((source) => literals.flatMap((pattern) => [...source.matchAll(pattern)].map(([, code]) => code ?? '')));

/** Texts that are not codes: of a failure without a code, and a second text of `cart_changed`. */
const onlyTexts = new Set(['unknown_error', 'copy_cart_changed']);

/** The English texts of the areas: those that only the server reads, those of the screens, and those that both read. */
const folders = [
  'deploy/backend/src/platform/locales',
  ...['account', 'catalog', 'passes', 'services'].flatMap((area) => [
    `mf-${area}/src/locales`,
    `shared-kit/src/texts/${area}`,
  ]),
].map((folder) => join(deploy, '..', folder));
const areaFiles = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /^en(\.(?!stories)\w+)?\.json$/.test(file))
    .map((file) => join(folder, file)),
);

/** Codes with a text of the same name; plural forms of one text are one code. */
const named = (): string[] =>
  areaFiles
    .flatMap((file) => {
      const { errors = {} } = JSON.parse(readFileSync(file, 'utf8')) as { errors?: Record<string, string> };
      return Object.keys(errors).map((key) => key.replace(/_(one|few|many|other)$/, ''));
    })
    .filter((code) => !onlyTexts.has(code));

/** Codes in the first column of the tables. */
const documented = (): string[] =>
  readFileSync(join(deploy, 'docs/ERRORS.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([a-z0-9_]+)`/g)].map(([, code]) => code ?? ''));

const sorted = (codes: string[]): string[] => [...new Set(codes)].sort();

it('ERRORS.md documents every error code with advice, and no unknown ones [SHELL-214]', () => {
  expect(sorted(documented())).toEqual(sorted([...thrown(), ...named()]));
});
