import { mixedWords } from './name-letters';
import { mixedWordsOf, noEdits, reviewPackage } from './package-edits';
import { formulaKeys, hiddenFields, plainFacts, readReading } from './package-reading';
import { isCellError } from '../common';
import { checkRows } from './package-rows';
import { eventE1, moscow } from './testing';

const context = { event: eventE1(), now: moscow('2026-05-10 12:00:00'), countries: [] };
const columns = { company_name: 0, lastname: 1, name: 1, middlename: 3 };
const row = (number: number, more: object = {}) => ({
  ...{ row: number, company_name: 'ООО «Резец»', lastname: 'Белов', name: 'Иван', middlename: '' },
  ...more,
});

it.each([
  ['{}', {}],
  ['{"encoding":"windows-1252"}', { encoding: 'windows-1252' }],
  ['{"encoding":"utf-8","delimiter":"\\t","more":1}', { encoding: 'utf-8', delimiter: '\t' }],
  ['{"encoding":"koi8-r"}', null],
  ['{"delimiter":"ab"}', null],
  ['{"encoding":null}', null],
  ['null', null],
  ['7', null],
  ['{', null],
])('a choice of encoding and delimiter is parsed defensively: %s [PASS-283]', (text, reading) => {
  expect(readReading(text)).toEqual(reading);
});

it('the reader refers to cells and columns of the file by the fields read from them [PASS-340] [PASS-342]', () => {
  const formulas = [
    { row: 3, column: 1 },
    { row: 4, column: 2 },
  ];
  expect([...formulaKeys(formulas, columns)]).toEqual(['rows.3.lastname', 'rows.3.name']);
  expect(hiddenFields({ ...plainFacts(), hidden_columns: [2, 3] }, columns)).toEqual(['middlename']);
  expect(hiddenFields({ ...plainFacts(), hidden_columns: [3] }, {})).toEqual([]);
});

it.each([
  ['#N/A', true],
  [' #REF! ', true],
  ['#DIV/0!', true],
  ['#Белов', false],
  ['N/A', false],
])('whether %j is a formula error: %j [PASS-342]', (value, isError) => expect(isCellError(value)).toBe(isError));

it('a formula without a value is an error until edited, but not in a middle name [PASS-342]', () => {
  const keys = new Set(['rows.2.lastname', 'rows.2.middlename', 'rows.3.lastname']);
  const rows = [row(2, { lastname: '' }), row(3), row(4, { lastname: '' }), row(5, { middlename: '#N/A' })];
  expect(checkRows(rows, 'certificate', context, new Map(), keys).issues).toEqual({
    'rows.2.lastname': { rule: 'own', key: 'passes:issues.formula' },
    'rows.4.lastname': { rule: 'required' },
    'rows.5.middlename': { rule: 'own', key: 'passes:issues.formulaFailed' },
  });
});

it('the reader lists mixed-alphabet words once, without corrected ones and skipped rows [PASS-283]', () => {
  expect(mixedWords(['Мьller Мьller', 'Jцrg', 'ООО «IT-Сервис»', 'Müller'])).toEqual(['Мьller', 'Jцrg']);
  const rows = [row(2, { lastname: 'Пeтров' }), row(3, { lastname: 'Lefиvre', company_name: 'Sociйtй' }), row(4)];
  const review = (skipped: number[]) =>
    reviewPackage(rows, { ...noEdits, skipped: new Set(skipped) }, 'certificate', context, new Map()).lines;
  expect(mixedWordsOf(review([]))).toEqual(['Sociйtй', 'Lefиvre']);
  expect(mixedWordsOf(review([3]))).toEqual([]);
});
