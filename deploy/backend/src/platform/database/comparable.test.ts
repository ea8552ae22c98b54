import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import { sql } from 'kysely';
import { TestApp } from '../../testing/test-app';
import { comparable } from './comparable';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

it.each([
  'ООО «Северная механика»',
  'ООО “Северная   механика” ',
  'Андрей'.normalize('NFD'),
  'Ｉｖａｎｏｖ',
  'Петрова \u2011 Водкина',
  'Петрова \u200b- Водкина',
  'O’Brien & O`Neill',
  'СЁМИН\u00adСемён',
  'Площадь 500 м²',
])('the database normalises %j like the model [SHELL-610]', async (text) => {
  const { rows } = await sql<{ key: string }>`select ${comparable(sql<string>`${text}::text`)} as key`.execute(
    portal.database.read,
  );
  expect(rows[0]?.key).toBe(comparisonKey(text));
});
