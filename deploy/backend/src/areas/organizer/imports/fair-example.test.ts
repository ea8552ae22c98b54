import { sheetNames } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import { readXlsx } from 'hucre/xlsx';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asStaff } from '../../../testing/builders/users';
import { importFile, rowsIn } from '../../../testing/fair-files';
import { fairOf } from '../../../testing/fair-of';
import { TestApp } from '../../../testing/test-app';
import { fairExample } from './fair-example';
import type { FairRows } from './fair-workbook';
import { columnsOf } from './sheet-columns';
import { sheetKinds } from './sheet-kinds';

/** One line for each row, the columns first. */
const fileOf = (fair: FairRows): string => {
  const sheets = Object.entries(fair).map(([sheet, rows]) => {
    const columns = Object.keys(rows[0] ?? {});
    const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
    return `"${sheet}": [\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]`;
  });
  return `{\n${sheets.join(',\n')}\n}\n`;
};

// starts the demo world: it is what these tests are about
it('the example equals the demo data [ORG-209]', async () => {
  const demo = await TestApp.start();
  const fair = await fairOf(demo.database.read);
  await demo.stop();
  if (process.env.WRITE_FAIR_EXAMPLE) writeFileSync(join(import.meta.dirname, 'fair-example.json'), fileOf(fair));
  expect(fairExample).toEqual(fair);
});

it('importing the example into an empty database creates the demo exhibitions [ORG-209]', async () => {
  const tables = ['exhibitions', 'companies', 'participations', 'stands', 'additional_services', 'exhibition_managers'];
  const demo = await TestApp.start();
  const wanted = [await rowsIn(demo, ...tables), (await fairOf(demo.database.read)).prices?.length];
  await demo.stop();
  const empty = await TestApp.startEmpty();
  const staff = await asStaff(empty);
  const { raw } = await staff.get('/organizer/imports/example');
  const { status, body } = await importFile(staff, raw);
  expect([status, body.data.errors]).toEqual([201, []]);
  expect([await rowsIn(empty, ...tables), (await fairOf(empty.database.read)).prices?.length]).toEqual(wanted);
  await empty.stop();
});

it('the template has all sheets and columns but no rows, and explains each column in the caller’s language [ORG-209]', async () => {
  const portal = await TestApp.startEmpty();
  const staff = await asStaff(portal);
  const { raw } = await staff.get('/organizer/imports/template', { headers: { 'accept-language': 'en' } });
  const { sheets } = await readXlsx(raw);
  expect(sheets.map(({ name }) => name)).toEqual([...sheetNames, 'explanations']);
  for (const name of sheetNames) {
    const columns = columnsOf(sheetKinds[name]).map((column) => column.name);
    expect([name, sheets.find((sheet) => sheet.name === name)?.rows]).toEqual([name, [columns]]);
  }
  const explained = sheets.at(-1)?.rows.map((row) => row.slice(0, 4));
  expect(explained?.slice(0, 1)).toEqual([['Sheet', 'Column', 'Meaning', 'Allowed values']]);
  expect(explained).toContainEqual(['stands', 'pavilion', 'External id of a row of the sheet “pavilions”', '']);
  expect(explained).toContainEqual(['units', 'external_id', 'Required', 'at most 100 characters']);
  expect(explained).toContainEqual(expect.arrayContaining(['managers', 'kind', 'Required', 'event; montage; catalog']));
  const { status, body } = await importFile(staff, raw, { dryRun: true });
  expect([status, body.data.errors]).toEqual([200, []]);
  await portal.stop();
});
