import { asStaff } from '../../../testing/builders/users';
import { writeXlsx } from 'hucre/xlsx';
import {
  countsOf,
  importFile,
  inOrder,
  rowsIn,
  smallFair,
  tablesOf,
  workbookOf,
  type Rows,
} from '../../../testing/fair-files';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** A whole fair from one file, into an empty database. */
let portal: TestApp;
let staff: TestCaller;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  staff = await asStaff(portal);
});
afterEach(() => portal.stop());

const tables = ['countries', 'exhibitions', 'pavilions', 'companies', 'participations', 'stands'] as const;
const stored = () => rowsIn(portal, ...tables);
const messages = () => rowsIn(portal, 'audit_log', 'outbox', 'invitations');

const changed = (sheet: keyof typeof smallFair, change: (rows: Rows) => Rows) => ({
  ...smallFair,
  [sheet]: change(smallFair[sheet]),
});
const withFirst = (sheet: keyof typeof smallFair, more: Rows[number]) =>
  changed(sheet, ([first = {}, ...rows]) => [{ ...first, ...more }, ...rows]);

it.each([
  ['a workbook', workbookOf],
  ['an archive of CSV files', tablesOf],
])('an import of %s accepts rows in any order and ignores missing sheets [ORG-200] [ORG-201]', async (_, file) => {
  const { status, body } = await importFile(staff, await file(smallFair));
  expect([status, body.data.errors]).toEqual([201, []]);
  expect(countsOf(body.data)).toEqual(
    Object.fromEntries(inOrder(smallFair).map((name) => [name, [smallFair[name as 'stands'].length, 0, 0, 0]])),
  );
  const rows = await portal.database.read
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('countries as k', 'k.id', 'c.country_id')
    .leftJoin('stands as s', 's.participation_id', 'p.id')
    .leftJoin('pavilions as h', 'h.id', 's.pavilion_id')
    .leftJoin('pavilions as above', 'above.id', 'h.parent_id')
    .leftJoin('participations as parent', 'parent.id', 'p.parent_id')
    .select(['p.external_id', 'p.type', 'p.quota_certificate', 'p.currencies', 'c.name_rus', 'k.name_eng as country'])
    .select(['s.title', 's.area', 'h.title_rus as hall', 'above.title_rus as pavilion'])
    .select('parent.external_id as parent')
    .orderBy('p.external_id')
    .execute();
  const currencies = [
    { code: 'RUR', symbol: '₽' },
    { code: 'EUR', symbol: '€' },
  ];
  const hall = { hall: 'Зал 1', pavilion: 'Павильон 2' };
  expect(rows.map((row) => ({ ...row, area: row.area === null ? null : Number(row.area) }))).toEqual([
    {
      ...{ external_id: 'A-1', type: 'self', quota_certificate: 12, currencies, parent: null },
      ...{ name_rus: 'ООО «Втулка»', country: 'Russia', title: '1A20', area: 24.5, ...hall },
    },
    {
      ...{ external_id: 'A-2', type: 'sub', quota_certificate: null, currencies, parent: 'A-3' },
      ...{ name_rus: 'Гуандун Пресс', country: 'China', title: null, area: null, hall: null, pavilion: null },
    },
    {
      ...{ external_id: 'A-3', type: 'collective', quota_certificate: 40, currencies, parent: null },
      ...{ name_rus: 'Альянс', country: null, title: '1B10', area: 120, ...hall },
    },
  ]);
});

it('a check stores nothing and reports every error with sheet, row, column and value [ORG-202]', async () => {
  const fair = {
    ...withFirst('participations', { type: 'collectiv', quota_certificate: -1 }),
    companies: [...smallFair.companies, { external_id: 'C-9', name_rus: '', name_eng: 'Nine', country: 'Атлантида' }],
  };
  const { status, body } = await importFile(staff, await workbookOf(fair), { dryRun: true });
  expect([status, body.data.is_stored]).toEqual([200, false]);
  expect(countsOf(body.data)).toMatchObject({ companies: [3, 0, 0, 1], participations: [2, 0, 0, 1] });
  expect(body.data.errors.map(({ message: _, ...place }) => place)).toEqual([
    { sheet: 'companies', row: 5, column: 'name_rus', value: '' },
    { sheet: 'companies', row: 5, column: 'country', value: 'Атлантида' },
    { sheet: 'participations', row: 2, column: 'type', value: 'collectiv' },
    { sheet: 'participations', row: 2, column: 'quota_certificate', value: '-1' },
  ]);
  expect(body.data.errors[0]?.message).toBe('Обязательное поле');
  const english = await importFile(staff, await workbookOf(fair), {
    dryRun: true,
    headers: { 'accept-language': 'en' },
  });
  expect(english.body.data.errors[0]?.message).toMatch(/^[\x20-\x7e]+$/);
  expect([await stored(), await messages()]).toEqual([
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0],
  ]);
});

it('a check suggests the nearest known name for an unknown sheet or column [ORG-203]', async () => {
  const { companies, ...others } = smallFair;
  const file = await workbookOf({
    ...others,
    companys: companies,
    stands: smallFair.stands.map(({ area, ...stand }) => ({ ...stand, aria: area })),
  });
  const { body } = await importFile(staff, file, { dryRun: true });
  const texts = body.data.errors.map(({ sheet, row, column, message }) => [sheet, row, column, message]);
  expect(texts).toContainEqual(['companys', null, null, 'Такого листа нет. Возможно, имелся в виду «companies»?']);
  expect(texts).toContainEqual(['stands', 1, 'aria', 'Такого столбца нет. Возможно, имелся в виду «area»?']);
});

it('an import reads the stored value of a formula, and an empty cell as null [ORG-203]', async () => {
  await importFile(staff, await workbookOf(smallFair));
  const formula = { formula: 'CONCAT("ООО ","«Поршень»")', formulaResult: 'ООО «Поршень»', type: 'formula' as const };
  const cells = new Map([['1,1', formula]]);
  const file = await writeXlsx({
    sheets: [
      {
        name: 'companies',
        rows: [
          ['external_id', 'name_rus', 'country'],
          ['C-1', null, null],
        ],
        cells,
      },
    ],
  });
  const { body } = await importFile(staff, file);
  expect([body.data.errors, countsOf(body.data)]).toEqual([[], { companies: [0, 1, 0, 0] }]);
  const company = portal.database.read.selectFrom('companies').select(['name_rus', 'name_eng', 'country_id']);
  expect(await company.where('external_id', '=', 'C-1').executeTakeFirstOrThrow()).toEqual({
    ...{ name_rus: 'ООО «Поршень»', name_eng: 'Vtulka LLC', country_id: null },
  });
});

it('importing the same file again adds no row, e-mail or audit entry [ORG-204]', async () => {
  const file = await workbookOf(smallFair);
  await importFile(staff, file);
  const before = [await stored(), await messages()];
  const { body } = await importFile(staff, file);
  expect(countsOf(body.data)).toEqual(
    Object.fromEntries(inOrder(smallFair).map((name) => [name, [0, 0, smallFair[name as 'stands'].length, 0]])),
  );
  expect([await stored(), await messages()]).toEqual(before);
});

it('an import changes only differing fields and records the changes in the audit log [ORG-204]', async () => {
  await importFile(staff, await workbookOf(smallFair));
  const fair = changed('participations', (rows) => rows.map((row) => ({ ...row, quota_car: 5 })));
  const { body } = await importFile(staff, await workbookOf(fair));
  expect(countsOf(body.data).participations).toEqual([0, 3, 0, 0]);
  const log = await portal.database.read
    .selectFrom('audit_log')
    .select(['participation_id', 'details'])
    .where('action', '=', 'participation.changed')
    .execute();
  expect(log.map(({ details }) => details)).toEqual(Array(3).fill({ quota_car: { from: null, to: 5 } }));
});

it('an import matches external ids within their exhibition [ORG-204]', async () => {
  const [exhibition] = smallFair.exhibition;
  const other = (rows: Rows) => [...rows, ...rows.map((row) => ({ ...row, exhibition: 'E-28' }))];
  const { body } = await importFile(
    staff,
    await workbookOf({
      ...smallFair,
      exhibition: [exhibition, { ...exhibition, external_id: 'E-28' }],
      pavilions: other(smallFair.pavilions),
      participations: other(smallFair.participations),
      stands: other(smallFair.stands),
    }),
  );
  expect([body.data.errors, await stored()]).toEqual([[], [2, 2, 4, 3, 6, 4]]);
});

it('an import refuses a whole file with one error and reports the error [ORG-205] [ORG-206]', async () => {
  const { status, body } = await importFile(staff, await workbookOf(withFirst('stands', { area: 'big' })));
  expect([status, body.code, body.message]).toEqual([422, 'import_refused', 'В файле 1 ошибка, ничего не сохранено']);
  expect(body.data.errors).toMatchObject([{ sheet: 'stands', row: 2, column: 'area', value: 'big' }]);
  expect([await stored(), await messages()]).toEqual([
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0],
  ]);
});

it('an import stores valid rows only if asked to, and rejects rows that refer to invalid ones [ORG-205]', async () => {
  const fair = changed('companies', (rows) => rows.map((row, n) => (n === 2 ? { ...row, name_eng: '' } : row)));
  const { status, body } = await importFile(staff, await workbookOf(fair), { validOnly: true });
  expect([status, body.data.is_stored]).toEqual([201, true]);
  expect(body.data.errors.map(({ sheet, row, column, value }) => [sheet, row, column, value])).toEqual([
    ['companies', 4, 'name_eng', ''],
    ['participations', 2, 'parent', 'A-3'],
    ['participations', 4, 'company', '3'],
    ['stands', 3, 'participation', 'A-3'],
  ]);
  expect(await stored()).toEqual([2, 1, 2, 2, 1, 1]);
});

it('an import stores nothing if the database fails halfway [ORG-206]', async () => {
  await portal.database.read.schema.alterTable('stands').renameTo('stands_gone').execute();
  const { status } = await importFile(staff, await workbookOf(smallFair));
  await portal.database.read.schema.alterTable('stands_gone').renameTo('stands').execute();
  expect([status, await stored(), await messages()]).toEqual([500, [0, 0, 0, 0, 0, 0], [0, 0, 0]]);
});

it('an import of forty participations takes as many statements as one of ten [ORG-210]', async () => {
  const { read } = portal.database;
  // the class that executes the statements of all connections and transactions
  let executor: object = read.getExecutor();
  while (!Object.hasOwn(executor, 'executeQuery')) executor = Object.getPrototypeOf(executor) as object;
  const statementsFor = async (name: string, count: number) => {
    const spy = jest.spyOn(executor as ReturnType<typeof read.getExecutor>, 'executeQuery');
    const numbers = Array.from({ length: count }, (_, n) => `${name}-${n}`);
    const at = { exhibition: name };
    const { body } = await importFile(
      staff,
      await workbookOf({
        exhibition: [{ ...smallFair.exhibition[0], external_id: name }],
        companies: numbers.map((id) => ({ external_id: id, name_rus: `Компания ${id}`, name_eng: `Company ${id}` })),
        participations: numbers.map((id) => ({ ...at, external_id: id, company: id, type: 'self' })),
        stands: numbers.map((id) => ({ ...at, participation: id, external_id: id, title: id, area: 9 })),
        users: numbers.map((id) => ({ ...at, participation: id, email: `${id}@company.example`, role: 'admin' })),
      }),
    );
    const { length } = spy.mock.calls;
    spy.mockRestore();
    expect(body.data.errors).toEqual([]);
    return length;
  };
  const few = await statementsFor('few', 10);
  expect([few > 0, await statementsFor('many', 40)]).toEqual([true, few]);
});

it('an import keeps rows that are missing from the file [ORG-212]', async () => {
  await importFile(staff, await workbookOf(smallFair));
  const fair = changed('participations', (rows) => rows.slice(1));
  await importFile(staff, await workbookOf({ ...fair, stands: [], companies: smallFair.companies.slice(0, 1) }));
  const gone = await portal.database.read
    .selectFrom('participations')
    .select('id')
    .where('deleted_at', 'is not', null)
    .execute();
  expect([await stored(), gone]).toEqual([[2, 1, 2, 3, 3, 2], []]);
});
