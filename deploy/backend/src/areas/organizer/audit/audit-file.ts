import type { Readable } from 'node:stream';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ListFormat } from '@fairfront/shared-kit/domain/organizer/api';
import type { Services } from '../../../platform/services';
import { serverTextIn, type NameIn } from '../../../platform/texts/server-texts';
import { cellOf, fileOfRows, type Cell } from '../lists/file-of-rows';
import { readAuditBefore, type AuditSearch } from './audit.repository';

/** Records that are read at a time: no matter how many there are, only these are in memory. */
const rowsAtOnce = 1_000;

const columns = [
  'at',
  'user',
  'email',
  'key',
  'acting',
  'participation',
  'action',
  'code',
  'subject',
  'details',
] as const satisfies NameIn<'auditFile'>[];

type Needs = Pick<Services, 'database' | 'actionName'>;

const cellsOf = async function* (
  { database, actionName }: Needs,
  search: AuditSearch,
  locale: Locale,
): AsyncGenerator<Cell[]> {
  let id: number | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof readAuditBefore>> = await readAuditBefore(database.read, search, {
      id,
      limit: rowsAtOnce,
    });
    for (const row of rows) {
      yield [
        row.created_at.toISOString(),
        [row.lastname, row.name].filter(Boolean).join(' '),
        row.email,
        row.key_name,
        serverTextIn(locale, row.is_acting ? 'auditFile.yes' : 'auditFile.no'),
        row.participation_id,
        actionName(row.action, locale),
        row.action,
        row.subject,
        JSON.stringify(row.details),
      ].map(cellOf);
    }
    id = rows.at(-1)?.id ?? null;
    if (rows.length < rowsAtOnce) return;
  }
};

/** The records found as a file, made while it is read. */
export const auditFile = (
  services: Needs,
  search: AuditSearch,
  { format, locale }: { format: ListFormat; locale: Locale },
): Readable =>
  fileOfRows(cellsOf(services, search, locale), {
    titles: columns.map((name) => serverTextIn(locale, `auditFile.${name}`)),
    name: serverTextIn(locale, 'auditFile.name'),
    format,
  });
