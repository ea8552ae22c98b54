import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { dayAt, type Locale, type Localized, textOf } from '@fairfront/shared-kit/domain/common';
import type { TableCell, TableSheet } from '../../../platform/documents/sheets';
import { notFound } from '../../../platform/http/http-error';
import { readParticipationNames } from '../../participations';
import type { Download } from '../../../platform/documents/drawings';
import type { Services } from '../../../platform/services';
import { translatorOf } from '../../../platform/texts/area-texts';
import { listSubProgress } from './sub-progress.service';
import type { SubProgress } from '@fairfront/shared-kit/domain/account/api';

const whole = (number: number): TableCell => ({ number, format: '0' });

/** The data of the head of the workbook. */
interface Place extends Localized<'title' | 'name'> {
  timezone: string;
}

type Words = ReturnType<typeof translatorOf>;

interface SheetColumn {
  title: string;
  /** Characters. */
  width: number;
  cell: (row: SubProgress) => TableCell;
}

const columnsOf = (t: Words, locale: Locale, zone: string): SheetColumn[] => {
  const day = (at: string | null): TableCell => (at === null ? null : formatDate(dayAt(Date.parse(at), zone), locale));
  const quota = (total: number | null): TableCell => (total === null ? t('progress.noQuota') : whole(total));
  const sheet = (key: string) => t(`progress.sheet.${key}`);
  return [
    {
      title: t('progress.company'),
      width: 36,
      cell: ({ company }) => textOf(company, 'name', locale),
    },
    { title: sheet('stand'), width: 14, cell: ({ stands }) => stands.join(', ') },
    { title: sheet('managed'), width: 20, cell: ({ is_edit }) => sheet(is_edit ? 'selfWord' : 'managedWord') },
    { title: sheet('steps'), width: 12, cell: ({ steps }) => whole(steps.done) },
    { title: sheet('stepsTotal'), width: 12, cell: ({ steps }) => whole(steps.total) },
    { title: sheet('left'), width: 44, cell: ({ open }) => open.map((area) => t(`progress.areas.${area}`)).join(', ') },
    { title: t('progress.participants'), width: 12, cell: ({ participants }) => whole(participants.count) },
    { title: sheet('participantsQuota'), width: 14, cell: ({ participants }) => quota(participants.total) },
    { title: t('progress.installation'), width: 12, cell: ({ installation }) => whole(installation.count) },
    { title: sheet('installationQuota'), width: 14, cell: ({ installation }) => quota(installation.total) },
    {
      title: sheet('rejected'),
      width: 14,
      cell: ({ participants, installation }) => whole(participants.rejected + installation.rejected),
    },
    { title: t('progress.catalogue'), width: 18, cell: ({ catalogue }) => t(`progress.orders.${catalogue}`) },
    { title: sheet('unpaid'), width: 14, cell: ({ documents }) => whole(documents.unpaid) },
    { title: t('progress.services'), width: 12, cell: ({ services }) => whole(services.orders) },
    { title: sheet('waiting'), width: 14, cell: ({ services }) => whole(services.waiting) },
    { title: t('progress.deadline'), width: 14, cell: ({ deadline }) => day(deadline?.at ?? null) },
    {
      title: sheet('deadlineKind'),
      width: 22,
      cell: ({ deadline }) => deadline && t(`progress.kinds.${deadline.kind}`),
    },
    { title: sheet('email'), width: 16, cell: ({ letter_at }) => day(letter_at) },
  ];
};

const sheetOf = (rows: readonly SubProgress[], place: Place, now: number, locale: Locale): TableSheet => {
  const t = translatorOf('account', locale);
  const columns = columnsOf(t, locale, place.timezone);
  const today = formatDate(dayAt(now, place.timezone), locale);
  return {
    name: t('progress.sheet.name'),
    heading: t('progress.sheet.heading'),
    facts: [
      { name: t('progress.sheet.exhibition'), value: textOf(place, 'title', locale) },
      { name: t('progress.sheet.organiser'), value: textOf(place, 'name', locale) },
      { name: t('progress.sheet.day'), value: today },
    ],
    columns: columns.map(({ title, width }) => ({ title, width })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    totals: { column: 1, entries: [{ name: t('progress.sheet.total'), value: whole(rows.length) }] },
  };
};

/** The sub-exhibitors in the workbook; null for all. */
export interface WantedWorkbook {
  parentId: number;
  userId: number;
  ids: readonly number[] | null;
  locale: Locale;
}

/**
 * The table of sub-exhibitors as a workbook in one language; it contains no names of people. Access is checked
 * before.
 * @throws HttpError 404 if an id does not belong to the organiser
 */
export const progressWorkbook = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { parentId, userId, ids, locale }: WantedWorkbook,
): Promise<Download> => {
  const now = clock.now().getTime();
  const all = await listSubProgress(database.read, { parentId, userId, now });
  const wanted = ids && new Set(ids);
  const rows = wanted ? all.filter(({ id }) => wanted.has(id)) : all;
  if (wanted && rows.length !== wanted.size) throw notFound();
  const place = await readParticipationNames(database.read, parentId);
  const sheet = sheetOf(rows, place, now, locale);
  const day = dayAt(now, place.timezone);
  const fileName = `${translatorOf('account', locale)('progress.sheet.fileName', { day })}.xlsx`;
  return { fileName, job: { kind: 'table', title: sheet.heading, sheet } };
};
