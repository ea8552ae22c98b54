import { checkRows, matchPackage, packageMark, type PackageRow } from './package-rows';
import { personKey } from './same-person';
import { eventE1, moscow } from './testing';

const head = ['Компания', 'Фамилия', 'Имя', 'Отчество'];
const context = { event: eventE1(), now: moscow('2026-05-10 12:00:00'), countries: [] };
const row = (number: number, lastname: string, name = 'Иван', company_name = 'ООО «Резец»'): PackageRow => ({
  row: number,
  company_name,
  lastname,
  name,
  middlename: '',
});

describe('headings of a package file', () => {
  const cells = [{ row: 2, cells: ['ООО «Резец»', 'Иванов', 'Иван', 'Ильич'] }];

  it('match in either language, whatever their case, order and company [PASS-185]', () => {
    expect(matchPackage(head, cells, 'certificate')).toEqual([
      { row: 2, company_name: 'ООО «Резец»', lastname: 'Иванов', name: 'Иван', middlename: 'Ильич' },
    ]);
    const english = ['№', 'FIRST NAME', 'last  name', 'Company *'];
    expect(matchPackage(english, [{ row: 7, cells: ['1', 'John', 'Smith', 'Volga'] }], 'installation')).toEqual([
      { row: 7, company_name: 'Volga', lastname: 'Smith', name: 'John', middlename: '' },
    ]);
  });

  it('do not match without company, last name or first name, or with the mark of the other kind [PASS-254]', () => {
    expect(matchPackage(head.slice(1), cells, 'certificate')).toBeNull();
    expect(matchPackage(['a', 'b'], cells, 'certificate')).toBeNull();
    expect(matchPackage([...head, packageMark('installation')], cells, 'certificate')).toBeNull();
    expect(matchPackage([...head, packageMark('certificate')], cells, 'certificate')).toHaveLength(1);
    expect(matchPackage([...head, 'fairfront-certificate-v9'], cells, 'certificate')).toHaveLength(1);
  });

  it('skip rows that are empty in all columns [PASS-187]', () => {
    const rows = [{ row: 2, cells: ['', ' ', '', '', 'note'] }, ...cells.map((one) => ({ ...one, row: 3 }))];
    expect(matchPackage(head, rows, 'certificate')?.map((one) => one.row)).toEqual([3]);
  });
});

describe('rows of a package file', () => {
  it('are validated all at once, with their row numbers in the sheet [PASS-187] [PASS-190] [PASS-191]', () => {
    const checked = checkRows([row(2, 'Иванов'), row(3, 'Петров2', ''), row(5, 'Сидоров')], 'certificate', context);
    expect(checked.valid.map((one) => one.row)).toEqual([2, 5]);
    expect(checked.issues).toEqual({ 'rows.3.lastname': { rule: 'letters' }, 'rows.3.name': { rule: 'required' } });
    expect(checked.invalidRows).toBe(1);
  });

  it('report duplicates in the file or the list, because namesakes are not an error [PASS-278] [PASS-282]', () => {
    const since = '2026-05-01T08:00:00.000Z';
    const listed = new Map([[personKey({ lastname: 'Сидоров', name: 'Иван', middlename: null }), since]]);
    const rows = [row(2, 'Королёв'), row(3, ' КОРОЛЕВ '), row(4, 'Сидоров'), row(5, 'Королёв', 'Пётр')];
    const checked = checkRows(rows, 'installation', context, listed);
    expect(checked.duplicates).toEqual([
      { row: 3, of: 2, since: null },
      { row: 4, of: null, since },
    ]);
    expect(checked.valid).toHaveLength(4);
  });
});
