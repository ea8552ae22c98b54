import {
  columnsOfMapping,
  countPeople,
  guessMapping,
  headingLine,
  mapPackage,
  missingFields,
  readMapping,
} from './package-mapping';
import { plainFacts } from './package-reading';

const line = (row: number, ...cells: string[]) => ({ row, cells });
const brigade = [
  line(1, 'Бригада на январь'),
  line(2, '№', 'ФИО', 'Фирма', 'Должность', 'Телефон'),
  line(3, '1', 'Кузнецов Артём Викторович', 'ООО «СтендМонтаж»', 'сварщик', ''),
  line(4, '2', 'Мамедов Эльдар Рашид оглы', '', '', ''),
  line(5, '3', 'Тагиров Марат', '', '', ''),
  line(6, '', '', 'ООО «СтендМонтаж»', 'итого', ''),
];
const ours = 'ООО «Северная механика»';

describe('a file in another format [PASS-326]', () => {
  it('is mapped by the headings of other lists, below the heading line', () => {
    const heading = headingLine(brigade);
    expect(heading?.row).toBe(2);
    const mapping = guessMapping(heading ?? line(1), ours);
    expect(mapping).toEqual({
      sheet: 0,
      headingRow: 2,
      fields: {
        company_name: { column: 2, part: 'whole' },
        lastname: { column: 1, part: 'first' },
        name: { column: 1, part: 'second' },
        middlename: { column: 1, part: 'rest' },
      },
      company: ours,
    });
    expect(columnsOfMapping(mapping)).toEqual({ company_name: 2, lastname: 1, name: 1, middlename: 1 });
    expect(mapPackage(brigade, mapping)).toEqual([
      { row: 3, company_name: 'ООО «СтендМонтаж»', lastname: 'Кузнецов', name: 'Артём', middlename: 'Викторович' },
      { row: 4, company_name: ours, lastname: 'Мамедов', name: 'Эльдар', middlename: 'Рашид оглы' },
      { row: 5, company_name: ours, lastname: 'Тагиров', name: 'Марат', middlename: '' },
    ]);
  });

  it.each([
    ['all of a short file', 5, 2, 3],
    ['those beyond its first lines, too', 42, 2, 40],
    ['below another line of headings', 42, 3, 39],
  ])('counts its people: %s [PASS-333]', (_name, rows, headingRow, people) => {
    const mapping = { ...guessMapping(brigade[1] ?? line(1), ours), headingRow };
    expect(countPeople({ lines: brigade, rows, sheet: 0, sheets: [], facts: plainFacts() }, mapping)).toBe(people);
  });

  it.each([
    ['Surname', 'Given name', 'Organisation', []],
    ['Фамилия', 'Телефон', 'Фирма', ['name']],
    ['Код', 'Дата', 'Город', ['lastname', 'name']],
  ])('%s, %s, %s leave %j to the user', (one, two, three, missing) =>
    expect(missingFields(guessMapping(line(1, one, two, three), ours))).toEqual(missing),
  );

  it('requires a company', () => {
    expect(missingFields(guessMapping(line(1, 'Фамилия', 'Имя'), ' '))).toEqual(['company_name']);
  });

  it('starts at the first line if no line has a known heading', () => {
    expect(headingLine([line(4, 'а', 'б'), line(5, 'в', 'г')])?.row).toBe(4);
    expect(headingLine([])).toBeUndefined();
  });

  it('is restored from storage, but invalid values are not', () => {
    const mapping = guessMapping(brigade[1] ?? line(1), ours);
    expect(readMapping(JSON.stringify(mapping))).toEqual(mapping);
    const broken = [
      'no JSON',
      'null',
      JSON.stringify({ ...mapping, headingRow: 'x' }),
      JSON.stringify({ ...mapping, company: 1 }),
      JSON.stringify({ ...mapping, company: 'я'.repeat(256) }),
      JSON.stringify({ ...mapping, fields: { ...mapping.fields, name: null } }),
      JSON.stringify({ ...mapping, fields: { ...mapping.fields, name: { column: 50, part: 'whole' } } }),
      JSON.stringify({ ...mapping, fields: { ...mapping.fields, name: { column: 1, part: 'third' } } }),
    ];
    expect(broken.map(readMapping)).toEqual(broken.map(() => null));
  });
});
