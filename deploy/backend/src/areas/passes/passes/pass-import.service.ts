import {
  columnsOfMapping,
  formulaKeys,
  freePlaces,
  isOtherTemplate,
  checkRows,
  kindOfType,
  mapPackage,
  matchPackage,
  packageColumns,
  passChange,
  passRights,
  personKey,
  typesListedAs,
  withEdited,
  zoneOf,
  type CheckedPackage,
  type PackageColumns,
  type PackageColumnsPreview,
  type PackageFacts,
  type PackageRow,
  type PackageType,
} from '@fairfront/shared-kit/domain/passes';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { UnreadableFile } from '../../../platform/documents/unreadable-file';
import { invalidFields, type FieldErrors } from '../../../platform/http/http-error';
import { readCompanyId, readPassQuota } from '../../participations';
import type { Services } from '../../../platform/services';
import { areaText } from '../../../platform/texts/area-texts';
import { issueText } from '../../../platform/texts/issue-text';
import { packageMarks } from './pass-import-marks';
import { passError, requireAllowed } from './pass-refusals';
import { lockPassContext, readPassContext, type PassContext } from './pass-context';
import type { PassUpload } from './pass-upload';
import { announcePasses, type PassWriter } from './pass-events';
import type { PassCaller } from './pass-removal.service';
import { subjectOf } from './pass-store';
import { insertPersonalPasses, listPeopleWithPasses } from './personal-passes.repository';
import { personalPasses } from './personal-pass-store';

/** The people in a file, the cells of their fields, and how the file was read. */
export interface ReadRows {
  rows: PackageRow[];
  columns: PackageColumns;
  facts: PackageFacts;
}

/**
 * Reads the rows of an uploaded file.
 * @throws HttpError 422 `blank_invalid` or `upload_failed`
 */
const readRows = async (
  { documents }: Pick<Services, 'documents'>,
  { type, bytes, edited, mapping, reading }: PassUpload,
): Promise<ReadRows> => {
  try {
    const { headings, rows, facts } = await documents.read('package', { bytes, sheet: mapping?.sheet, reading });
    const matched = mapping ? mapPackage(rows, mapping) : matchPackage(headings, rows, type);
    if (!matched || matched.length === 0 || isOtherTemplate(headings, type)) throw passError('blank_invalid');
    const columns = mapping ? columnsOfMapping(mapping) : packageColumns(headings);
    return { rows: withEdited(matched, edited), columns, facts };
  } catch (error) {
    throw error instanceof UnreadableFile ? passError(error.code) : error;
  }
};

/** Enough lines to recognise the columns and to find headings below a title. */
const previewLines = 20;

/** Enough characters to recognise a cell. */
const previewCharacters = 100;

/**
 * The first lines of a file, from which the user maps the columns.
 * @throws HttpError 422 as the import does, also for the template of the other kind
 */
export const previewPackage = async (
  { documents }: Pick<Services, 'documents'>,
  { type, bytes, sheet: wanted, reading }: PassUpload,
): Promise<PackageColumnsPreview> => {
  try {
    const file = wanted === undefined ? { bytes, reading } : { bytes, sheet: wanted, reading };
    const { headings, headingRow, rows, sheet, sheets, facts } = await documents.read('package-overview', file);
    if (isOtherTemplate(headings, type)) throw passError('blank_invalid');
    const lines = [{ row: headingRow, cells: headings }, ...rows.slice(0, previewLines - 1)];
    return {
      lines: lines.map(({ row, cells }) => ({ row, cells: cells.map((cell) => cell.slice(0, previewCharacters)) })),
      rows: rows.length,
      sheet,
      sheets,
      facts,
    };
  } catch (error) {
    throw error instanceof UnreadableFile ? passError(error.code) : error;
  }
};

const existingPeople = async (
  db: Kysely<Tables>,
  participationId: number,
  type: PackageType,
): Promise<Map<string, string>> => {
  const rows = await listPeopleWithPasses(db, participationId, typesListedAs(type));
  return new Map(rows.map((row) => [personKey(row), row.created_at.toISOString()]));
};

const check = async (
  db: Kysely<Tables>,
  call: PassContext,
  type: PackageType,
  { rows, columns, facts }: ReadRows,
): Promise<CheckedPackage> =>
  checkRows(
    rows,
    type,
    { event: call.participation, now: call.now, countries: [] },
    await existingPeople(db, call.participation.id, type),
    formulaKeys(facts.formulas, columns),
  );

const errorsOf = ({ issues }: CheckedPackage, locale: Locale): FieldErrors =>
  Object.fromEntries(Object.entries(issues).map(([key, issue]) => [key, [issueText(issue, locale)]]));

const rowsInvalid = (checked: CheckedPackage, locale: Locale) =>
  invalidFields(
    errorsOf(checked, locale),
    'rows_invalid',
    areaText('passes', 'errors.rows_invalid', { count: checked.invalidRows }),
  );

/**
 * Checks that the caller may import, before the file is read.
 * @returns the owner whose share of the queue the call uses
 */
export const requireImporter = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, participationId }: PassCaller,
): Promise<{ userId: number; companyId: number }> => {
  requireAllowed(passChange(await readPassContext(database.read, clock, userId, participationId)));
  return { userId, companyId: await readCompanyId(database.read, participationId) };
};

type Reading = Pick<Services, 'database' | 'clock' | 'documents'>;

/** The content of a file and its errors; nothing is written. */
const checkUpload = async (services: Reading, { userId, participationId }: PassCaller, upload: PassUpload) => {
  const { database, clock } = services;
  const call = await readPassContext(database.read, clock, userId, participationId);
  const kind = kindOfType(upload.type);
  const quota = await readPassQuota(database.read, participationId, kind, call.now);
  requireAllowed(passRights(kind, call, quota).create);
  const read = await readRows(services, upload);
  const checked = await check(database.read, call, upload.type, read);
  return { ...read, checked, quota, zone: zoneOf(call.participation) };
};

/** Checks a file without writing anything. */
export const checkPackage = async (services: Reading, caller: PassCaller, upload: PassUpload, locale: Locale) => {
  const { rows, columns, facts, checked, quota } = await checkUpload(services, caller, upload);
  return {
    rows,
    columns,
    facts,
    valid: checked.valid.length,
    errors: errorsOf(checked, locale),
    duplicates: checked.duplicates,
    quota,
  };
};

/** The same file as a workbook in which invalid and doubtful cells are marked and explained. */
export const markedPackage = async (
  services: Reading,
  caller: PassCaller,
  upload: PassUpload,
  locale: Locale,
): Promise<Uint8Array> => {
  const { columns, checked, zone } = await checkUpload(services, caller, upload);
  const marks = packageMarks(checked, upload.edited, columns, { zone, locale });
  const { bytes, mapping, reading } = upload;
  return services.documents.read('marked-package', { file: { bytes, sheet: mapping?.sheet, reading }, marks });
};

/** Reads a file before the transaction that stores its rows. */
export const readPackageRows = (services: Pick<Services, 'documents'>, upload: PassUpload): Promise<ReadRows> =>
  readRows(services, upload);

/** A statement has at most 65,535 parameters, a pass about twenty. */
const rowsAtOnce = 1000;

/**
 * Stores the rows of a file: all or none, or only the valid ones with `onlyValid`. If there are more rows than free
 * places, all are refused.
 */
export const importPackage = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  writer: PassWriter,
  { type, onlyValid }: PassUpload,
  read: ReadRows,
  locale: Locale,
) => {
  const { userId, participationId } = writer;
  const call = await lockPassContext(trx, services.clock, userId, participationId);
  const kind = kindOfType(type);
  const quota = await readPassQuota(trx, participationId, kind, call.now);
  requireAllowed(passRights(kind, call, quota).create);
  const checked = await check(trx, call, type, read);
  const isInvalid = checked.invalidRows > 0;
  if (isInvalid && (!onlyValid || checked.valid.length === 0)) throw rowsInvalid(checked, locale);
  if (checked.valid.length > freePlaces(kind, quota)) throw passError('quota_reached');

  const at = new Date(call.now);
  const common = { userId, participationId, at };
  for (let from = 0; from < checked.valid.length; from += rowsAtOnce) {
    const fields = checked.valid.slice(from, from + rowsAtOnce).map((row) => row.fields);
    const ids = await insertPersonalPasses(trx, { ...common, type }, fields);
    const entry = (id: number) => ({ subject: subjectOf(personalPasses, id), details: { type } });
    await writeAudit(trx, ...ids.map((id) => ({ ...common, ...entry(id), action: 'personal-pass.imported' as const })));
  }
  await announcePasses(trx, services, writer, personalPasses, at);
  return { created: checked.valid.length, ...(isInvalid ? { errors: errorsOf(checked, locale) } : {}) };
};
