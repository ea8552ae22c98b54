import { passCodeOf } from './pass-code';

it.each([
  ['C7MX0Q4K2VWH9T', 'C7MX0Q4K2VWH9T'],
  [' c7mx0q4k2vwh9t\r\n', 'C7MX0Q4K2VWH9T'],
  ['С7ЬЧ0Й4Л2МЦР9Е', 'C7MX0Q4K2VWH9T'],
  ['с7ьч0й4л2мцр9е', 'C7MX0Q4K2VWH9T'],
  ['12345678901234', '12345678901234'],
  ['', ''],
])('%j is read as %j [ORG-437]', (typed, code) => {
  expect(passCodeOf(typed)).toBe(code);
});
