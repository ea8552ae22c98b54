import {
  noEdits,
  peopleOfCheck,
  reviewPackage,
  withCell,
  withCorrections,
  withinFreePlaces,
  withKept,
  withSkipped,
  type PackageEdits,
} from './package-edits';
import { packageListText, readPackageList } from './package-list';
import { matchPackage, type PackageRow } from './package-rows';
import { personKey } from './same-person';
import { eventE1, moscow } from './testing';

const context = { event: eventE1(), now: moscow('2026-05-10 12:00:00'), countries: [] };
const row = (number: number, lastname: string, more: Partial<PackageRow> = {}): PackageRow => ({
  row: number,
  company_name: 'ООО «Резец»',
  lastname,
  name: 'Иван',
  middlename: '',
  ...more,
});
const read = [
  row(2, 'Белов'),
  row(4, 'Петров2'),
  row(7, 'Зуева'),
  row(9, 'Зуева'),
  row(11, 'Шульц', { company_name: '' }),
];
const since = '2026-05-01T08:00:00.000Z';
const review = (edits: PackageEdits = noEdits, rows = read, existing = new Map<string, string>()) =>
  reviewPackage(rows, edits, 'certificate', context, existing);
const numbers = (rows: readonly PackageRow[]) => rows.map(({ row: number }) => number);

describe('reviewing a checked list [PASS-360] [PASS-361]', () => {
  it('counts ready, invalid and duplicate rows with their issues [PASS-301]', () => {
    const { lines, ready, invalid, repeats } = review();
    expect([numbers(ready), invalid, repeats]).toEqual([[2, 7], 2, 1]);
    expect(lines.map(({ issues }) => issues)).toEqual([
      {},
      { lastname: { rule: 'letters' } },
      {},
      {},
      { company_name: { rule: 'required' } },
    ]);
    expect(lines[3]?.repeat).toEqual({ row: 9, of: 7, since: null });
  });

  it.each<[string, Partial<PackageRow>, { field: string; value: string; from: number | null } | null]>([
    ['digits go', { lastname: 'Петров2' }, { field: 'lastname', value: 'Петров', from: null }],
    [
      'signs part words',
      { lastname: ' - Мамин__Сибиряк 1  2' },
      { field: 'lastname', value: 'Мамин Сибиряк', from: null },
    ],
    ['an apostrophe becomes a space', { lastname: "O'Brien" }, { field: 'lastname', value: 'O Brien', from: null }],
    [
      'a letter with its accent in two characters stays',
      { lastname: 'Заречный2'.normalize('NFD') },
      { field: 'lastname', value: 'Заречный', from: null },
    ],
    ['a company as above', { company_name: ' ' }, { field: 'company_name', value: 'ООО «Резец»', from: 2 }],
    ['letters with them', { lastname: 'пeтров2' }, { field: 'lastname', value: 'Петров', from: null }],
    ['nothing is left', { lastname: '123' }, null],
    ['too long to be corrected', { name: `1${'я'.repeat(51)}` }, null],
    ['an empty name has no suggestion', { name: '' }, null],
    [
      'the first cell that can be corrected',
      { name: '', middlename: 'Ильич1' },
      { field: 'middlename', value: 'Ильич', from: null },
    ],
  ])('suggests a correction of a row: %s [PASS-301]', (_name, more, edit) => {
    expect(review(noEdits, [row(2, 'Белов'), row(3, 'Зуева', more)]).lines[1]?.edit).toEqual(edit);
  });

  it("revalidates an edited cell, and the file's value is not an edit [PASS-301]", () => {
    const edited = withCell(noEdits, read, 4, 'lastname', 'Петров');
    expect(numbers(review(edited).ready)).toEqual([2, 4, 7]);
    expect(review(edited).lines[1]).toMatchObject({ edited: ['lastname'], issues: {} });
    expect(withCell(edited, read, 4, 'lastname', 'Петров2').edited.size).toBe(0);
    expect(withCell(noEdits, read, 99, 'lastname', 'Петров')).toBe(noEdits);
  });

  it('an edited name can create or remove a duplicate of the file or the list [PASS-282] [PASS-301]', () => {
    const ended = withCell(noEdits, read, 9, 'name', 'Анна');
    expect(review(ended).repeats).toBe(0);
    const made = withCell(noEdits, read, 2, 'lastname', 'Сидоров');
    const listed = new Map([[personKey({ lastname: 'Сидоров', name: 'Иван', middlename: null }), since]]);
    expect(review(made, read, listed).lines[0]?.repeat).toEqual({ row: 2, of: null, since });
  });

  it('a duplicate is ready once confirmed; a skipped row does not count and makes no duplicate [PASS-301]', () => {
    expect(numbers(review(withKept(noEdits, 9)).ready)).toEqual([2, 7, 9]);
    const without = review(withSkipped(noEdits, 7, true));
    expect([numbers(without.ready), without.repeats]).toEqual([[2, 9], 0]);
    expect(without.lines[2]?.isSkipped).toBe(true);
    expect(review(withSkipped(withSkipped(noEdits, 4, true), 4, false)).invalid).toBe(2);
  });

  it.each<[string, Partial<PackageRow>, Partial<PackageRow> | null]>([
    ['look-alike letters and their case', { lastname: 'пeтров', name: 'ИЛЬЯ' }, { lastname: 'Петров', name: 'Илья' }],
    ['a digit with the letters beside it', { lastname: 'Пeтров2' }, { lastname: 'Петров' }],
    ['two cells', { lastname: 'Петров2', middlename: 'Ильич1' }, { lastname: 'Петров', middlename: 'Ильич' }],
    ['what nobody can know', { name: '' }, null],
    ['nothing', {}, null],
  ])('one click corrects a row: %s [PASS-333]', (_name, more, right) => {
    const rows = [row(2, 'Белов'), row(3, 'зуева'), row(5, 'Жданов', more)];
    const { edited } = withCorrections(noEdits, rows, [5], 'certificate', context);
    expect([...edited.values()]).toEqual(right ? [{ ...rows[2], ...right }] : []);
  });

  it('skips rows without a free place from the end [PASS-188]', () => {
    expect(numbers(review(withinFreePlaces(noEdits, review(), 1)).ready)).toEqual([2]);
    expect(withinFreePlaces(noEdits, review(), 2)).toBe(noEdits);
    expect(review(withinFreePlaces(noEdits, review(), -1)).ready).toEqual([]);
  });

  it('learns from the check who is in the list [PASS-282]', () => {
    const people = peopleOfCheck(read, [
      { row: 2, of: null, since },
      { row: 9, of: 7, since: null },
    ]);
    expect([...people.values()]).toEqual([since, null, null, null]);
  });
});

describe('a list of edited rows', () => {
  it('is read as it was written, with the row numbers of the sheet [PASS-301]', () => {
    const list = readPackageList(packageListText(read));
    expect(list && matchPackage(list.headings, list.rows, 'installation')).toEqual(read);
  });

  it.each([
    ['no JSON', '{'],
    ['no rows', '{"rows":5}'],
    ['a row that is none', '{"rows":[7]}'],
    ['a number that no sheet has', '{"rows":[[1048577,"","","",""]]}'],
    ['a value that is no text', '{"rows":[[2,"","",null,""]]}'],
    ['a row twice', '{"rows":[[2,"","","",""],[2,"","","",""]]}'],
  ])('is rejected: %s [PASS-301]', (_name, text) => {
    expect(readPackageList(text)).toBeNull();
  });
});
