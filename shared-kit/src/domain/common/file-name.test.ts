import { fileNameIssue } from './file-name';

it.each([
  ['plan "v2"; final.pdf', null],
  ['План №2 (итог).pdf', null],
  [`${'a'.repeat(196)}.pdf`, null],
  [`${'й'.normalize('NFD').repeat(196)}.pdf`, null],
  [`${'a'.repeat(236)}.pdf`, 'file_name_long'],
  [' ', 'file_name'],
  ['a/b.pdf', 'file_name'],
  ['a\\b.pdf', 'file_name'],
  ['a\u202efdp.exe', 'file_name'],
  ['a\nb.pdf', 'file_name'],
] as const)('the file name %j is checked [SHELL-612]', (name, issue) => {
  expect(fileNameIssue(name)).toBe(issue);
});
