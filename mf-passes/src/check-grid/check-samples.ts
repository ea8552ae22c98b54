import type { CheckColumn, CheckRow } from './check-row';

/** Sample rows for the grid tests: one ready, two with errors, one with a question. */
export const columns: CheckColumn[] = [
  { id: 'company', header: 'Company', fixed: true },
  { id: 'surname', header: 'Surname', maxLength: 20 },
  { id: 'name', header: 'Name' },
];
export const row = (number: number, surname: string, name: string, more: Partial<CheckRow> = {}): CheckRow => ({
  id: number,
  number,
  values: { company: 'Stand Ltd', surname, name },
  ...more,
});
export const digits = 'Letters, spaces and hyphens only';
export const checked = (one: CheckRow): CheckRow => {
  const errors: Record<string, string> = {};
  if (/\d/.test(one.values['surname'] ?? '')) errors['surname'] = digits;
  if (!one.values['name']) errors['name'] = 'Required';
  return { ...one, errors };
};
export const list = [
  row(2, 'Belov', 'Sergey'),
  row(3, 'Petrov2', 'Ilya', { actions: [{ id: 'edit', label: 'Change to “Petrov”' }] }),
  row(4, 'Tagirov7', ''),
  row(5, 'Ilyin', 'Matvey', {
    doubt: { text: 'Repetition', detail: 'there is a pass of 19/05/2026', columns: ['surname', 'name'] },
    actions: [
      { id: 'skip', label: 'Skip' },
      { id: 'add', label: 'Add another' },
    ],
  }),
].map(checked);
