import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageListText, packageMark, packageRowLimit } from '@fairfront/shared-kit/domain/passes';
import { openXlsx, saveXlsx, writeXlsx } from 'hucre/xlsx';
import { packageTemplate, templateName } from '../package-files/package-template';
import {
  type Check,
  count,
  editor,
  head,
  people,
  portal,
  severmech,
  upload,
  usePackageFiles,
  workbook,
} from './testing/package-files';

/** Imports of package files through the API, read by the real thread. */
usePackageFiles();

describe('the import of a package file', () => {
  it('creates all rows of the filled-in template, in both languages and for both kinds [PASS-181] [PASS-184] [PASS-189] [PASS-281]', async () => {
    for (const [type, locale] of [
      ['certificate', 'ru'],
      ['certificate', 'en'],
      ['installation', 'ru'],
      ['installation', 'en'],
    ] as const) {
      const folder = join(__dirname, '../../../../../../mf-passes/src/package-templates');
      const template = readFileSync(join(folder, templateName(type, locale)));
      const book = await openXlsx(template);
      const [sheet] = book.sheets;
      if (!sheet) throw new Error('A template has a sheet');
      sheet.rows[1] = [severmech, 'Долгов', 'Остап', null];
      sheet.rows[2] = [severmech, 'Smith', 'Mary Ann', 'Jane'];
      const before = await count();
      const answer = await upload(await saveXlsx(book), { type });
      expect([answer.status, answer.body]).toEqual([201, { data: { created: 2 } }]);
      expect(await count()).toBe(before + 2);
    }
    const { id } = await portal.database.read
      .selectFrom('personal_passes')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { body } = await editor.get<{ data: object[] }>(`/participants/101/personal-passes/${id}/history`);
    expect(body.data).toMatchObject([{ action: 'imported', by: { is_organizer: false } }]);
  });

  it('offers templates that match their sources, have the promised size and are marked with their kind [PASS-183] [PASS-184] [PASS-185]', async () => {
    const folder = join(__dirname, '../../../../../../mf-passes/src/package-templates');
    for (const [type, least, most] of [
      ['certificate', 10, 14],
      ['installation', 8, 12],
    ] as const) {
      for (const locale of ['ru', 'en'] as const) {
        const file = readFileSync(join(folder, templateName(type, locale)));
        expect(file.length / 1024).toBeGreaterThanOrEqual(least);
        expect(file.length / 1024).toBeLessThanOrEqual(most);
        const [made, stored] = [await openXlsx(await packageTemplate(type, locale)), await openXlsx(file)];
        expect(stored.sheets.map(({ name, rows }) => [name, rows])).toEqual(
          made.sheets.map(({ name, rows }) => [name, rows]),
        );
        // the mark of kind and version is in a hidden column
        const { columns = [], rows = [] } = stored.sheets[0] ?? {};
        expect([rows[0]?.[4], columns[4]?.hidden]).toEqual([packageMark(type), true]);
      }
    }
  });

  it('accepts headings of either language in any order, and skips empty rows [PASS-185] [PASS-187]', async () => {
    const english = await workbook(
      [
        ['Smith', 'John', 'Volga Tools GmbH'],
        [null, '  ', ''],
        ['Weber', 'Anna', 'Volga Tools GmbH'],
      ],
      ['LAST NAME', ' First name ', 'Company *'],
    );
    expect((await upload(english)).body).toEqual({ data: { created: 2 } });
    const rows = await portal.database.read
      .selectFrom('personal_passes')
      .select(['lastname', 'name', 'company_name', 'middlename', 'status', 'created_by'])
      .where('id', '>', 10_000)
      .orderBy('id')
      .execute();
    expect(rows[1]).toEqual({
      lastname: 'Weber',
      name: 'Anna',
      company_name: 'Volga Tools GmbH',
      middlename: null,
      status: 'consideration',
      created_by: 3,
    });
  });

  it('reports all errors of all rows and creates nothing [PASS-187] [PASS-190] [PASS-191] [PASS-259]', async () => {
    const before = await count();
    const file = await workbook([
      [severmech, 'Долгов', 'Остап', ''],
      [severmech, 'Иванов2', '', ''],
      [null, null, null, null],
      ['', 'Петров', 'я'.repeat(51), ''],
    ]);
    const answer = await upload(file);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'rows_invalid',
        message: 'В файле ошибки в 2 строках',
        errors: {
          'rows.3.lastname': ['Допустимы только буквы, пробел, дефис и тире'],
          'rows.3.name': ['Обязательное поле'],
          'rows.5.company_name': ['Обязательное поле'],
          'rows.5.name': ['Не более 50 символов'],
        },
      },
    });
    expect(Object.keys(answer.body.errors ?? {})).toHaveLength(4);
    expect((await upload(file, { locale: 'en' })).body.message).toBe('The file has errors in 2 rows');
    const oneRow = await upload(await workbook([[severmech, 'Иванов2', 'Иван', '']]));
    expect(oneRow.body.message).toBe('В файле ошибки в 1 строке');
    expect(await count()).toBe(before);
  });

  it('creates only the valid rows on request, and reports the others [PASS-278]', async () => {
    const file = await workbook([
      [severmech, 'Долгов', 'Остап', ''],
      [severmech, 'Иванов2', 'Иван', ''],
    ]);
    const answer = await upload(file, { onlyValid: true });
    expect([answer.status, answer.body]).toEqual([
      201,
      { data: { created: 1, errors: { 'rows.3.lastname': ['Допустимы только буквы, пробел, дефис и тире'] } } },
    ]);
    const none = await upload(await workbook([['', '', 'Иван', '']]), { onlyValid: true });
    expect([none.status, none.body.code]).toEqual([422, 'rows_invalid']);
  });

  it('can be checked without writing: rows, errors, duplicates, quota [PASS-278] [PASS-282]', async () => {
    const before = await count();
    const file = await workbook([
      [severmech, 'Долгов', 'Остап', ''],
      [severmech, 'долгов', 'ОСТАП ', ''],
      [severmech, 'Соколова', 'Ирина', 'Андреевна'],
      [severmech, 'Иванов2', 'Иван', ''],
    ]);
    const { status, body } = await upload<{ data: Check }>(file, { dryRun: true });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      valid: 3,
      errors: { 'rows.5.lastname': ['Допустимы только буквы, пробел, дефис и тире'] },
      duplicates: [
        { row: 3, of: 2, since: null },
        { row: 4, of: null, since: expect.any(String) },
      ],
      quota: { count: 12, total: 30 },
    });
    expect(body.data.rows[0]).toEqual({
      row: 2,
      company_name: severmech,
      lastname: 'Долгов',
      name: 'Остап',
      middlename: '',
    });
    expect(await count()).toBe(before);
  });

  it('is refused as a whole if it has more rows than free places; with “only valid” just the valid rows count [PASS-188] [PASS-243] [PASS-278]', async () => {
    await portal.database.read
      .updateTable('participations')
      .set({ quota_certificate: 13 })
      .where('id', '=', 101)
      .execute();
    const before = await count();
    const two = await upload(await workbook(people(2)));
    expect([two.status, two.body.code, two.body.message]).toEqual([422, 'quota_reached', 'Достигнута квота пропусков']);
    expect(await count()).toBe(before);
    const mixed = await workbook([...people(1), [severmech, 'Иванов2', 'Иван', '']]);
    expect((await upload(mixed, { onlyValid: true })).status).toBe(201);
    expect((await upload(await workbook(people(1)))).body.code).toBe('quota_reached');
    await portal.database.read
      .updateTable('participations')
      .set({ quota_certificate: 30 })
      .where('id', '=', 101)
      .execute();
  });

  it('accepts one of two files that compete for the last places [PASS-243]', async () => {
    await portal.database.read
      .updateTable('participations')
      .set({ quota_certificate: 15 })
      .where('id', '=', 101)
      .execute();
    const file = await workbook(people(2));
    const answers = await Promise.all([upload(file), upload(file), upload(file)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    await portal.database.read
      .updateTable('participations')
      .set({ quota_certificate: 30 })
      .where('id', '=', 101)
      .execute();
  });

  it('is executed once per key [PASS-279] [SHELL-229]', async () => {
    const key = '0b6d1c1e-3c55-4f0f-8a6e-2a5b1f1c9d00';
    const before = await count();
    const file = await workbook(people(2));
    expect((await upload(file, { key })).body).toEqual({ data: { created: 2 } });
    expect((await upload(file, { key })).body).toEqual({ data: { created: 2 } });
    expect(await count()).toBe(before + 2);
    const other = await upload(await workbook(people(1)), { key });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('requires the same rights, switch and deadline as the form [PASS-182] [PASS-240] [PASS-241] [PASS-242]', async () => {
    const file = await workbook(people(1));
    const reader = await portal.as('reader@severmech.example');
    const before = await count();
    const refused = await upload(file, { caller: reader });
    expect([refused.status, refused.body.code]).toEqual([403, 'no_write_access']);
    const setFlag = (create_personal_pass_disabled: boolean) =>
      portal.database.read
        .updateTable('exhibitions')
        .set({ create_personal_pass_disabled })
        .where('id', '=', 1)
        .execute();
    await setFlag(true);
    for (const dryRun of [true, false]) {
      const closed = await upload(file, { dryRun });
      expect([closed.status, closed.body.code]).toEqual([403, 'creation_disabled']);
    }
    await setFlag(false);
    const noon = portal.clock.now().toISOString();
    // exhibition 1: until D+38, 18.05.2026 23:59:59 in Moscow
    portal.clock.set('2026-05-18T21:00:00.000Z');
    const late = await upload(file, { caller: await portal.as('editor@severmech.example') });
    expect([late.status, late.body.code]).toEqual([422, 'deadline_reached']);
    portal.clock.set(noon);
    expect(await count()).toBe(before);
  });
});

describe('rows edited on the screen', () => {
  const editedRow = (row: number, lastname: string) => ({
    row,
    company_name: severmech,
    lastname,
    name: 'Остап',
    middlename: '',
  });

  it('are sent to the same endpoint as a list that keeps the row numbers of the sheet [PASS-301] [PASS-191]', async () => {
    const list = (...rows: ReturnType<typeof editedRow>[]) => Buffer.from(packageListText(rows));
    const checked = await upload<{ data: Check }>(list(editedRow(4, 'Долгов'), editedRow(9, 'Долгов2')), {
      dryRun: true,
    });
    expect(Object.keys(checked.body.data.errors)).toEqual(['rows.9.lastname']);
    const refused = await upload(list(editedRow(4, 'Долгов'), editedRow(9, 'Долгов2')));
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['rows.9.lastname']]);
    expect((await upload(list(editedRow(4, 'Долгов'), editedRow(9, 'Белых')))).body).toEqual({ data: { created: 2 } });
  });

  it('are written in one transaction, up to as many as a file may have [PASS-186] [PASS-187]', async () => {
    const setQuota = (quota_certificate: number) =>
      portal.database.read.updateTable('participations').set({ quota_certificate }).where('id', '=', 101).execute();
    await setQuota(2 * packageRowLimit);
    const before = await count();
    const rows = Array.from({ length: packageRowLimit }, (_, index) => editedRow(index + 2, 'Долгов'));
    const wrong = [...rows.slice(1), editedRow(packageRowLimit + 2, 'Долгов2')];
    expect((await upload(Buffer.from(packageListText(wrong)))).status).toBe(422);
    expect(await count()).toBe(before);
    const answer = await upload(Buffer.from(packageListText(rows)));
    expect([answer.status, answer.body]).toEqual([201, { data: { created: packageRowLimit } }]);
    expect(await count()).toBe(before + packageRowLimit);
    await setQuota(30);
  });

  it('are validated: no list, a duplicate row, values of other types [PASS-301] [PASS-254]', async () => {
    const row = [2, severmech, 'Долгов', 'Остап', ''];
    for (const text of [
      '{',
      '{"rows":{}}',
      '{"rows":[]}',
      JSON.stringify({ rows: [row, row] }),
      JSON.stringify({ rows: [[0, ...row.slice(1)]] }),
      JSON.stringify({ rows: [[2, severmech, 'Долгов', 5, '']] }),
      JSON.stringify({ rows: [row.slice(0, 4)] }),
    ]) {
      const { status, body } = await upload(Buffer.from(text));
      expect([text, status, body.code]).toEqual([text, 422, 'blank_invalid']);
    }
  });

  it('are changed in the returned file, where invalid cells are coloured and explained and the rest is kept [PASS-302]', async () => {
    const source = await writeXlsx({
      sheets: [
        {
          name: 'Лист1',
          rows: [
            head,
            [severmech, 'Долгов2', 'Остап', 'Ильич'],
            [severmech, 'Соколова', 'Ирина', 'Андреевна'],
            [severmech, 'Белых9', 'Остап', ''],
          ],
          cells: new Map([['1,3', { style: { font: { bold: true } } }]]),
        },
        { name: 'Заметки', rows: [['не трогать']] },
      ],
    });
    const answer = await upload(source, { path: '/marked', edited: packageListText([editedRow(4, 'Белых')]) });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const book = await openXlsx(answer.raw, { readStyles: true });
    const [sheet, notes] = book.sheets;
    const cell = (key: string) => sheet?.cells?.get(key);
    expect(cell('1,1')).toMatchObject({
      style: { fill: { fgColor: { rgb: 'FDE8E6' } } },
      comment: { text: 'Фамилия: Допустимы только буквы, пробел, дефис и тире' },
    });
    expect(cell('2,1')?.comment?.text).toMatch(/^Уже есть пропуск от \d\d\.\d\d\.\d{4}$/);
    expect(cell('1,0')?.comment).toBeUndefined();
    expect(cell('1,3')?.style?.font?.bold).toBe(true);
    expect(sheet?.rows[3]).toEqual([severmech, 'Белых', 'Остап', '']);
    expect(cell('3,1')?.comment).toBeUndefined();
    expect(notes?.rows).toEqual([['не трогать']]);
  });

  it('of a text table are returned as a workbook; refusals are those of the import [PASS-302] [PASS-283]', async () => {
    const text = [head, [severmech, 'Долгов2', 'Остап', '']].map((row) => row.join(';')).join('\n');
    const answer = await upload(Buffer.from(text), { path: '/marked', locale: 'en' });
    const book = await openXlsx(answer.raw, { readStyles: true });
    expect(book.sheets[0]?.rows[1]?.slice(0, 3)).toEqual([severmech, 'Долгов2', 'Остап']);
    expect(book.sheets[0]?.cells?.get('1,1')?.comment?.text).toBe(
      'Last name: Use letters, spaces, hyphens and dashes only',
    );
    expect((await upload(Buffer.from('text'), { path: '/marked' })).body.code).toBe('blank_invalid');
    const reader = await portal.as('reader@severmech.example');
    expect((await upload(Buffer.from(text), { path: '/marked', caller: reader })).body.code).toBe('no_write_access');
  });
});
