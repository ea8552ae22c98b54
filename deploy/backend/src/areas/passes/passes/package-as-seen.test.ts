import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessMapping, type PackageFacts } from '@fairfront/shared-kit/domain/passes';
import { openXlsx, writeXlsx } from 'hucre/xlsx';
import { type Check, severmech, upload, usePackageFiles, workbook } from './testing/package-files';

/** Lists as people create them: the import contains what they see in the file. */
usePackageFiles();

const list = (name: string): Buffer => readFileSync(join(__dirname, 'testing/lists', name));

interface CheckedList extends Check {
  rows: { row: number; company_name: string; lastname: string; name: string; middlename: string }[];
  columns: Record<string, number>;
  facts: PackageFacts;
}
interface ShownList {
  lines: { row: number; cells: string[] }[];
  rows: number;
  facts: PackageFacts;
}
type Options = Parameters<typeof upload>[1];
const check = async (bytes: Uint8Array, options: Options = {}) => {
  const { status, body } = await upload<{ data: CheckedList }>(bytes, { dryRun: true, locale: 'en', ...options });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.data;
};
const shown = async (bytes: Uint8Array, options: Options = {}) =>
  (await upload<{ data: ShownList }>(bytes, { path: '/columns', ...options })).body.data;
const people = ({ rows }: CheckedList) => rows.map((row) => [row.row, row.company_name, row.lastname, row.name]);

describe('hidden rows and columns of a workbook', () => {
  it('are read and reported, so that the person can leave them out [PASS-340]', async () => {
    const { rows, facts } = await check(list('hidden-rows.xlsx'));
    expect(rows.map(({ lastname }) => lastname)).toEqual(['Visible', 'Hidden', 'Also visible']);
    expect(facts.hidden_rows).toEqual([3]);
    const file = await writeXlsx({
      sheets: [
        {
          name: 'List',
          columns: [{ width: 20 }, { width: 20 }, { width: 20 }, { width: 20, hidden: true }],
          rows: [
            ['Company', 'Last name', 'First name', 'Middle name'],
            ['A', 'Ivanov', 'Ivan', 'Ilyich'],
          ],
        },
      ],
    });
    const { columns, facts: of } = await check(file);
    expect([of.hidden_rows, of.hidden_columns, columns.middlename]).toEqual([[], [3], 3]);
  });
});

it('a hidden sheet before the list is neither read nor reported [PASS-340]', async () => {
  const heads = ['Company', 'Last name', 'First name'];
  const file = await writeXlsx({
    sheets: [
      { name: 'Draft', hidden: true, rows: [heads, ['A', 'Secret', 'Sam']] },
      { name: 'List', rows: [heads, ['A', 'Ivanov2', 'Ivan']] },
    ],
  });
  expect(people(await check(file))).toEqual([[2, 'A', 'Ivanov2', 'Ivan']]);
  const [draft, shownSheet] = (await openXlsx((await upload(file, { path: '/marked' })).raw, { readStyles: true }))
    .sheets;
  expect(draft?.cells?.get('1,1')?.comment).toBeUndefined();
  expect(shownSheet?.cells?.get('1,1')?.comment).toBeDefined();
});

describe('merged cells of a workbook', () => {
  it('a company merged over several rows is read for each of them [PASS-341]', async () => {
    const checked = await check(list('merged.xlsx'));
    expect(people(checked)).toEqual([
      [2, 'Alfa LLC', 'One', 'Anna'],
      [3, 'Alfa LLC', 'Two', 'Boris'],
      [4, 'Alfa LLC', 'Three', 'Clara'],
      [5, 'Beta LLC', 'Four', 'Dora'],
    ]);
    expect(checked.errors).toEqual({});
  });

  const mergedBy = async (merges: [number, number, number, number][], rows: (string | null)[][]) =>
    writeXlsx({
      sheets: [
        {
          name: 'List',
          rows,
          merges: merges.map(([startRow, startCol, endRow, endCol]) => ({ startRow, startCol, endRow, endCol })),
        },
      ],
    });

  it('a title over all columns, two-line headings and empty rows are not read as people [PASS-341]', async () => {
    const heads = ['Company', 'Last name', 'First name', 'Middle name'];
    const file = await mergedBy(
      [
        [0, 0, 1, 0],
        [0, 1, 1, 1],
        [0, 2, 1, 2],
        [0, 3, 1, 3],
        [2, 0, 4, 0],
      ],
      [heads, [], ['A', 'Ivanov', 'Ivan', ''], [null, 'Petrov', 'Petr', ''], []],
    );
    expect(people(await check(file))).toEqual([
      [3, 'A', 'Ivanov', 'Ivan'],
      [4, 'A', 'Petrov', 'Petr'],
    ]);
    const titled = await mergedBy([[0, 0, 0, 3]], [['Crew'], heads, ['A', 'Ivanov', 'Ivan', '']]);
    expect((await shown(titled)).lines[0]).toEqual({ row: 1, cells: ['Crew'] });
  });

  it('the marked copy shows errors in the visible cell, and an edited cell leaves the merge [PASS-341] [PASS-302]', async () => {
    const rows = [
      ['Company', 'Last name', 'First name', 'Middle name'],
      ['', 'Ivanov', 'Ivan', null],
      [null, 'Petrov', 'Petr', null],
      ['Beta', 'Sidorov', 'Sidor', null],
      [null, 'Orlov', 'Oleg', null],
    ];
    const file = await mergedBy(
      [
        [1, 0, 2, 0],
        [3, 0, 4, 0],
      ],
      rows,
    );
    const edited = JSON.stringify({ rows: [[5, 'Gamma', 'Orlov', 'Oleg', '']] });
    const { status, raw } = await upload(file, { path: '/marked', edited, locale: 'en' });
    expect(status).toBe(200);
    const [sheet] = (await openXlsx(raw, { readStyles: true })).sheets;
    const comments = [...(sheet?.cells ?? [])].filter(([, cell]) => cell.comment).map(([key]) => key);
    expect(comments).toEqual(['1,0']);
    expect(sheet?.cells?.get('1,0')?.comment?.text).toMatch(/^Company: /);
    expect(sheet?.merges).toEqual([{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }]);
    expect(sheet?.rows.slice(3).map(([company]) => company)).toEqual(['Beta', 'Gamma']);
  });

  it('a workbook with more merges than a list needs is refused [PASS-320]', async () => {
    const merges = Array.from({ length: 20_001 }, (): [number, number, number, number] => [1, 0, 5000, 0]);
    const file = await mergedBy(merges, [
      ['Company', 'Last name', 'First name'],
      ['A', 'Ivanov', 'Ivan'],
    ]);
    expect((await upload(file, { dryRun: true })).body.code).toBe('file_too_complex');
  });
});

it('a formula without a stored value, or with an error, is reported as such and not as an empty cell [PASS-342]', async () => {
  const { errors, facts, rows } = await check(list('formulas.xlsx'));
  expect(rows[0]?.lastname).toBe('IVANOV');
  expect(errors['rows.3.lastname']?.[0]).toMatch(/^The cell holds a formula without a saved value/);
  expect(errors['rows.4.lastname']?.[0]).toMatch(/^The formula of the cell shows an error/);
  expect(errors['rows.5.lastname']?.[0]).not.toMatch(/formula/);
  expect(facts.formulas).toEqual([
    { row: 3, column: 1 },
    { row: 4, column: 1 },
  ]);
  const failed = await check(await workbook([['#N/A', 'Ivanov', 'Ivan', '#REF!']]));
  expect(Object.keys(failed.errors).sort()).toEqual(['rows.2.company_name', 'rows.2.middlename']);
  // a value typed on the screen in its place is checked itself
  const edited = JSON.stringify({ rows: [[3, 'A LLC', 'Ivanov', 'NoCache', '']] });
  const { raw } = await upload(list('formulas.xlsx'), { path: '/marked', edited });
  expect((await openXlsx(raw)).sheets[0]?.rows[2]?.[1]).toBe('Ivanov');
});

describe('text tables', () => {
  it('in a Western Windows encoding are read correctly, also with a chosen encoding [PASS-283]', async () => {
    const checked = await check(list('latin1.csv'));
    expect(people(checked)).toEqual([
      [2, 'Müller GmbH', 'Müller', 'Jörg'],
      [3, 'Société', 'Lefèvre', 'François'],
    ]);
    expect([checked.facts.encoding, checked.facts.delimiter]).toEqual(['windows-1252', ';']);
    const chosen = await check(list('latin1.csv'), { reading: '{"encoding":"windows-1251"}' });
    expect(chosen.rows[0]?.lastname).toBe('Mьller');
    const wrong = await upload(list('latin1.csv'), { dryRun: true, reading: '{"encoding":"klingon"}' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'upload_failed']);
  });

  it('with a title line above the headings are split into columns, and differently if the person chooses [PASS-283]', async () => {
    expect((await upload(list('title.csv'), { dryRun: true })).body.code).toBe('blank_invalid');
    const { lines, rows, facts } = await shown(list('title.csv'));
    expect(lines.map(({ row, cells }) => [row, cells.length])).toEqual([
      [1, 1],
      [3, 4],
      [4, 4],
    ]);
    expect([rows, facts.delimiter]).toEqual([2, ';']);
    const heading = lines[1] ?? { row: 0, cells: [] };
    const mapping = JSON.stringify(guessMapping(heading, severmech));
    expect(people(await check(list('title.csv'), { mapping }))).toEqual([[4, 'Alfa', 'Ivanov', 'Ivan']]);
    const commas = Buffer.from('Participants\nCompany,Last name,First name\nAlfa,Ivanov,Ivan\n');
    expect((await shown(commas)).lines[1]?.cells).toEqual(['Company', 'Last name', 'First name']);
    const other = await shown(list('title.csv'), { reading: '{"delimiter":","}' });
    expect(other.lines[0]?.cells).toEqual(['List of people', ' stand 24C10']);
  });

  it('with a stray quotation mark are still read as one person per row, and the row is reported [PASS-283]', async () => {
    const { facts, ...checked } = await check(list('unterminated.csv'));
    expect(people({ facts, ...checked })).toEqual([
      [2, '"Alfa', 'Ivanov', 'Ivan'],
      [3, 'Beta', 'Petrov', 'Petr'],
      [4, 'Gamma', 'Sidorov', 'Sidor'],
    ]);
    expect(facts.stray_quotes).toEqual([2]);
  });
});
