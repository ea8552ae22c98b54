import type { Readable } from 'node:stream';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { dayAt, textOf, type Locale } from '@fairfront/shared-kit/domain/common';
import type { ListFormat } from '@fairfront/shared-kit/domain/organizer/api';
import { serverTextIn, type NameIn } from '../../../platform/texts/server-texts';
import { cellOf, fileOfRows, type Cell } from '../lists/file-of-rows';
import type { KnownReadiness } from './readiness.service';

const columns = [
  'participation',
  'company',
  'type',
  'stands',
  'done',
  'total',
  'area',
  'steps',
  'due',
  'late',
  'reminded',
] as const satisfies NameIn<'readinessFile'>[];

const cellsOf = (row: KnownReadiness, locale: Locale): Cell[][] => {
  const day = (at: number | null) => (at === null ? null : formatDate(dayAt(at, row.zone), locale));
  const head = [
    row.participation_id,
    textOf(row.company, 'name', locale),
    row.type,
    row.stands.join(', '),
    row.steps.done,
    row.steps.total,
  ];
  // a participation without open steps has a line, too
  const open = row.open.length > 0 ? row.open : [null];
  return open.map((one) =>
    [
      ...head,
      one && serverTextIn(locale, `readinessAreas.${one.area}`),
      one?.steps ?? 0,
      day(one?.due ?? null),
      serverTextIn(locale, one?.is_late ? 'readinessFile.yes' : 'readinessFile.no'),
      day(row.reminded),
    ].map(cellOf),
  );
};

/** The readiness of participations as a file, a line for each open area. */
export const readinessFile = (rows: readonly KnownReadiness[], format: ListFormat, locale: Locale): Readable =>
  fileOfRows(
    rows.flatMap((row) => cellsOf(row, locale)),
    {
      titles: columns.map((name) => serverTextIn(locale, `readinessFile.${name}`)),
      name: serverTextIn(locale, 'readinessFile.name'),
      format,
    },
  );
