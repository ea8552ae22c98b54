import { trimmed, trimmedOrNull } from './trimming';

it.each([
  ['a decomposed letter', 'Андрей'.normalize('NFD'), 'Андрей'],
  ['invisible characters', 'Петрова \u200b- Водкина\u00ad', 'Петрова - Водкина'],
  ['line breaks', ' Анна\nМария ', 'Анна Мария'],
])('a text with %s is stored as people read it [PASS-360]', (_what, text, stored) => {
  expect(trimmed(text)).toBe(stored);
});

it('the form treats a field with only invisible characters as empty', () => {
  expect(trimmedOrNull('\u200b \u00ad')).toBeNull();
});
