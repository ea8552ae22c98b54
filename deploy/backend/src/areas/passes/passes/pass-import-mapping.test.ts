import { guessMapping, packageMark } from '@fairfront/shared-kit/domain/passes';
import { openXlsx, writeXlsx } from 'hucre/xlsx';
import {
  type Check,
  count,
  head,
  portal,
  type Refusal,
  severmech,
  upload,
  usePackageFiles,
  workbook,
} from './testing/package-files';

/** Package files without the template’s columns: the person assigns columns to fields. */
usePackageFiles();

const heading = ['№', 'ФИО', 'Фирма', 'Телефон'];
const title = ['Бригада на январь', '', '', ''];
const rows = [heading, ['1', 'Кузнецов Артём Викторович', 'ООО «СтендМонтаж»', ''], ['2', 'Петров2 Илья', '', '']];
const mapping = (row = 2) => JSON.stringify(guessMapping({ row, cells: heading }, severmech));
const file = () => workbook(rows, title);

describe('a package file with other columns than the template', () => {
  it('is refused by the import, and its first lines are returned for the assignment [PASS-254] [PASS-326]', async () => {
    const refused = await upload(await file(), { dryRun: true });
    expect([refused.status, refused.body.code]).toEqual([422, 'blank_invalid']);
    const shown = await upload<{ data: { lines: { row: number; cells: string[] }[]; rows: number } }>(await file(), {
      path: '/columns',
    });
    expect(shown.body.data.rows).toBe(3);
    expect(shown.body.data.lines.slice(0, 2)).toMatchObject([
      { row: 1, cells: title },
      { row: 2, cells: heading },
    ]);
    const reader = await portal.as('reader@severmech.example');
    expect((await upload(await file(), { path: '/columns', caller: reader })).status).toBe(403);
  });

  it('is checked, imported and marked by the chosen columns [PASS-326] [PASS-302]', async () => {
    const checked = await upload<{ data: Check }>(await file(), { dryRun: true, mapping: mapping() });
    expect(checked.status).toBe(200);
    expect(checked.body.data.rows).toEqual([
      { row: 3, company_name: 'ООО «СтендМонтаж»', lastname: 'Кузнецов', name: 'Артём', middlename: 'Викторович' },
      { row: 4, company_name: severmech, lastname: 'Петров2', name: 'Илья', middlename: '' },
    ]);
    expect(Object.keys(checked.body.data.errors)).toEqual(['rows.4.lastname']);

    const edited = JSON.stringify({ rows: [[3, 'ООО «СтендМонтаж»', 'Кузнецова', 'Анна', '']] });
    const marked = await upload(await file(), { path: '/marked', mapping: mapping(), edited });
    expect(marked.status).toBe(200);
    const book = await openXlsx(marked.raw);
    expect(book.sheets[0]?.rows[2]?.[1]).toBe('Кузнецова Анна');
    expect(book.sheets[0]?.rows[3]?.[1]).toBe('Петров2 Илья');

    const before = await count();
    const written = await upload(await file(), { mapping: mapping(), onlyValid: true });
    expect([written.status, (await count()) - before]).toEqual([201, 1]);
  });

  it('is read from the chosen sheet; the first visible sheet with rows is proposed [PASS-332]', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Титул', rows: [] },
        { name: 'Бригада', rows: [title, ...rows] },
        { name: 'Черновик', rows: [heading], hidden: true },
        { name: 'Прочее', rows: [heading, ['1', 'Орлов Кирилл', '', '']] },
      ],
    });
    interface Shown {
      data: { lines: { cells: string[] }[]; sheet: number; sheets: { index: number; name: string }[] };
    }
    const first = (await upload<Shown>(bytes, { path: '/columns' })).body.data;
    expect([first.sheet, first.lines[0]?.cells[0]]).toEqual([1, title[0]]);
    expect(first.sheets).toEqual([
      { index: 0, name: 'Титул' },
      { index: 1, name: 'Бригада' },
      { index: 3, name: 'Прочее' },
    ]);
    const other = (await upload<Shown>(bytes, { path: '/columns', sheet: '3' })).body.data;
    expect(other.lines[1]?.cells[1]).toBe('Орлов Кирилл');
    const chosen = JSON.stringify(guessMapping({ row: 1, cells: heading }, severmech, 3));
    const checked = await upload<{ data: Check }>(bytes, { dryRun: true, mapping: chosen });
    expect(checked.body.data.rows).toMatchObject([{ row: 2, lastname: 'Орлов', name: 'Кирилл' }]);
    const wrong = await upload<Refusal>(bytes, { path: '/columns', sheet: 'x' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'upload_failed']);
  });

  it('is refused with an invalid mapping and if it is the template of the other kind [PASS-326]', async () => {
    const broken = await upload<Refusal>(await file(), { dryRun: true, mapping: '{"fields":{}}' });
    expect([broken.status, broken.body.code]).toEqual([422, 'upload_failed']);
    const other = await workbook([['А', 'Б', 'В', '']], [...head, packageMark('installation')]);
    expect((await upload<Refusal>(other, { path: '/columns' })).body.code).toBe('blank_invalid');
    expect((await upload<Refusal>(other, { dryRun: true, mapping: mapping(1) })).body.code).toBe('blank_invalid');
  });
});
