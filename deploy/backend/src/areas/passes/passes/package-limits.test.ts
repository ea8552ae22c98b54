import { Worker } from 'node:worker_threads';
import { packageListText } from '@fairfront/shared-kit/domain/passes';
import { readXlsx } from 'hucre/xlsx';
import { Documents } from '../../../platform/documents/documents';
import { documentThread, documentsFromSource } from '../../../testing/documents-from-source';
import { headingRow, rawWorkbook, rowOfTexts } from '../../../testing/workbook-archive';
import { type Check, editor, severmech, upload, usePackageFiles, workbook } from './testing/package-files';

/** Package files made to exhaust memory or time, and queueing for users who send many files. */
usePackageFiles();

const person = [severmech, 'Долгов', 'Остап', ''];

it.each([-5, 0, '1e9', '1e308', 'x'])(
  'a workbook with the row number %s is refused by all three calls [PASS-254]',
  async (row) => {
    const file = rawWorkbook(headingRow + rowOfTexts(row, person));
    const answers = [await upload(file), await upload(file, { dryRun: true }), await upload(file, { path: '/marked' })];
    for (const { status, body } of answers) expect([row, status, body.code]).toEqual([row, 422, 'blank_invalid']);
  },
);

it('an edited row with a row number that no sheet can have is refused [PASS-301] [PASS-302]', async () => {
  const edited = '{"rows":[[-5,"a","b","c",""]]}';
  const answer = await upload(await workbook([person]), { path: '/marked', edited });
  expect([answer.status, answer.body.code]).toEqual([422, 'upload_failed']);
});

it('characters that cannot be stored are also removed from edited rows [PASS-302] [PASS-322]', async () => {
  const edited = JSON.stringify({ rows: [[2, 'ООО\u0000 \ud800Резец', 'Долгов9', 'Остап', '']] });
  const { status, raw } = await upload(await workbook([person]), { path: '/marked', edited });
  expect(status).toBe(200);
  const { sheets } = await readXlsx(raw);
  expect(sheets[0]?.rows[1]?.[0]).toBe('ООО \ufffdРезец');
});

it('characters that cannot be stored are removed from cells, however a workbook encodes them [PASS-187] [SHELL-330]', async () => {
  const file = await workbook([['ООО_x0000_ _xD800_Резец', 'Долгов', 'Остап', '']]);
  const { status, body } = await upload<{ data: Check }>(file, { dryRun: true });
  expect([status, body.data.rows]).toEqual([200, [expect.objectContaining({ company_name: 'ООО \ufffdРезец' })]]);
  expect((await upload(file)).status).toBe(201);
});

describe('a small file that would need much memory or time', () => {
  it.each([
    ['a million shared texts', rawWorkbook(headingRow, '<si><t/></si>'.repeat(1_000_000))],
    ['one shared text with half a million attributes', rawWorkbook(headingRow, `<si ${'a="" '.repeat(500_000)}/>`)],
    ['a shared text of nine million characters', rawWorkbook(headingRow, `<si><t>${'a'.repeat(9_000_000)}</t></si>`)],
    [
      'one text of 2,000 characters in every cell',
      rawWorkbook(
        headingRow + `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(4000),
        `<si><t>${'я'.repeat(2000)}</t></si>`,
      ),
    ],
  ])('is refused with its own error code: %s [PASS-320]', async (_name, file) => {
    expect(file.length).toBeLessThan(150_000);
    for (const options of [{ dryRun: true }, { path: '/marked' }]) {
      const { status, body } = await upload(file, options);
      expect([status, body.code, body.message]).toEqual([
        422,
        'file_too_complex',
        'В файле слишком много данных для проверки. Сохраните только список в новый файл и загрузите его',
      ]);
    }
  });

  it('ends only its own thread when the checks were not enough [PASS-320]', async () => {
    const endless = `require('node:worker_threads').parentPort.on('message', () => {
      const kept = [];
      for (;;) kept.push(new Array(100_000).fill(0.5));
    })`;
    let started = 0;
    const poor = new Documents(
      (resourceLimits) => {
        started += 1;
        return started === 1 ? new Worker(endless, { eval: true, resourceLimits }) : documentThread(resourceLimits);
      },
      { memory: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } },
    );
    const file = { bytes: await workbook([person]) };
    const [lost, read] = await Promise.allSettled([poor.read('package', file), poor.read('package', file)]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'file_too_complex' } });
    expect(read).toMatchObject({ status: 'fulfilled', value: { rows: [{ row: 2 }] } });
    expect((await poor.read('package', file)).rows).toHaveLength(1);
    await poor.close();
  });

  it('ends its thread on a timeout, and the next file is read [PASS-320]', async () => {
    const hasty = documentsFromSource({ reading: { running: 1, waiting: 4, milliseconds: 1 } });
    await expect(hasty.read('package', { bytes: await workbook([person]) })).rejects.toMatchObject({
      code: 'file_too_complex',
    });
    await hasty.close();
  });
});

it('of many files that one user sends at once some wait, the last are refused, and later ones are read again [PASS-321]', async () => {
  const list = Buffer.from(
    packageListText([{ row: 2, company_name: severmech, lastname: 'Долгов', name: 'Остап', middlename: '' }]),
  );
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(list, { dryRun: true })));
  const codes = answers.map(({ status, body }) => body.code ?? status);
  expect(new Set(codes)).toEqual(new Set([200, 'too_many_files']));
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(5);
  expect((await upload(list, { dryRun: true })).status).toBe(200);
  const place = await editor.get('/participants/101/personal-passes/import/place?ticket=00000000-1');
  expect([place.status, place.body]).toEqual([200, { data: { place: 0 } }]);
});
