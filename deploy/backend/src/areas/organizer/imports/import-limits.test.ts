import { archiveOf } from '../../../../../bench/archive.cjs';
import { asStaff } from '../../../testing/builders/users';
import { importFile, tablesOf, workbookOf } from '../../../testing/fair-files';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Files that an import refuses before it reads their rows. */
let portal: TestApp;
let staff: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  staff = await asStaff(portal);
});
afterAll(() => portal.stop());

const megabyte = 1024 * 1024;
const refusalOf = async (bytes: Uint8Array) => {
  const { status, body } = await importFile(staff, bytes, { dryRun: true });
  return [status, body.code, body.message];
};

it('an import refuses a file above 20 MB and names the limit [ORG-211]', async () => {
  expect(await refusalOf(Buffer.alloc(20 * megabyte + 1))).toEqual([
    ...[422, 'import_too_big', 'Файл должен быть не больше 20 МБ'],
  ]);
});

it('an import refuses an archive that unpacks to more than 200 MB and names the limit [ORG-211]', async () => {
  const half = Buffer.alloc(101 * megabyte);
  expect(await refusalOf(archiveOf({ 'companies.csv': half, 'stands.csv': half }))).toEqual([
    ...[422, 'import_too_big', 'После распаковки файл должен быть не больше 200 МБ'],
  ]);
});

it('an import refuses more than 50,000 rows in a sheet and names the sheet and the limit [ORG-211]', async () => {
  const rows = Array.from({ length: 50_001 }, (_, n) => ({ external_id: n }));
  expect(await refusalOf(tablesOf({ units: rows }))).toEqual([
    ...[422, 'import_too_many_rows', 'На листе «units» может быть не больше 50000 строк'],
  ]);
});

it('an import refuses a file that is neither a workbook nor an archive, and a call without a file [ORG-211]', async () => {
  const wanted = [422, 'import_unreadable', 'Выберите книгу XLSX или ZIP-архив с файлами CSV'];
  expect(await refusalOf(Buffer.from('external_id;name_rus'))).toEqual(wanted);
  const workbook = await workbookOf({ units: [{ external_id: 'U-1', name_rus: 'шт.', name_eng: 'pcs' }] });
  expect(await refusalOf(workbook.subarray(0, workbook.length / 2))).toEqual(wanted);
  const { status, body } = await staff.post<{ code: string }>('/organizer/imports/check', {});
  expect([status, body.code]).toEqual([422, 'import_unreadable']);
});

/** The container in which office programs store an encrypted workbook, as far as it tells what it is. */
const encryptedWorkbook = () =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_016),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);

/** An archive whose entries are marked as encrypted. */
const encryptedArchive = () => {
  const archive = tablesOf({ units: [{ external_id: 'U-1' }] });
  archive.writeUInt16LE(1, archive.indexOf('PK\u0003\u0004') + 6);
  archive.writeUInt16LE(1, archive.indexOf('PK\u0001\u0002') + 8);
  return archive;
};

it.each([
  ['a workbook', encryptedWorkbook],
  ['an archive', encryptedArchive],
])('an import says that %s is protected with a password [ORG-392]', async (_, file) => {
  expect(await refusalOf(file())).toEqual([
    ...[422, 'import_protected', 'Файл защищён паролем. Сохраните его без пароля и выберите снова'],
  ]);
});
