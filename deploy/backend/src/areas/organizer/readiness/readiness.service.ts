import {
  countReadiness,
  fitsReadiness,
  readinessOf,
  sortReadiness,
  type OpenArea,
  type ReadinessColumn,
  type ReadinessFacts,
  type ReadinessFilter,
} from '@fairfront/shared-kit/domain/account';
import { catalogueDeadlineItems } from '@fairfront/shared-kit/domain/catalogue';
import { dayAt, endOfDay, localizedOf, type Locale } from '@fairfront/shared-kit/domain/common';
import type { Readiness } from '@fairfront/shared-kit/domain/organizer/api';
import { hasAccessToWrite, preparationOf } from '@fairfront/shared-kit/domain/participations';
import { passDeadlineItems } from '@fairfront/shared-kit/domain/passes';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { accessOf, deadlineFactsOf, listUsersWithPassword, stepsOfTeam } from '../../participations';
import { readinessRows, type ReadinessRow } from './readiness.repository';

/** A participation with what is open, and who may be reminded. */
export interface KnownReadiness extends ReadinessFacts {
  company: ReadinessFacts['company'] & { id: number };
  /** Members who may write, or those of the collective organiser: whoever can sign in among them gets the e-mail. */
  writers: number[];
  zone: string;
  isRemindedToday: boolean;
}

/** Compulsory announcements that nobody has read, by their ends. */
const readUntilOf = (row: ReadinessRow): number[] =>
  row.announcements.flatMap(({ is_counted, read_until }) =>
    is_counted || read_until === null ? [] : [endOfDay(read_until, row.timezone)],
  );

/** The deadlines that end a step; those of printing and of services end none. */
const deadlinesOfSteps = (row: ReadinessRow, now: number) => {
  const facts = deadlineFactsOf({ ...row, services: [] });
  return [...passDeadlineItems(facts, facts.passes, now), ...catalogueDeadlineItems(facts, now)];
};

const writersOf = (row: ReadinessRow): number[] => {
  const access = accessOf(row);
  const mayWrite = ({ id }: { id: number }) => hasAccessToWrite(id, access);
  const own = access.users.filter(mayWrite);
  const people = own.length > 0 ? own : (access.parent?.users ?? []).filter(mayWrite);
  return people.map(({ id }) => id);
};

const knownOf = (row: ReadinessRow, now: number): KnownReadiness => {
  const steps = stepsOfTeam(row);
  return {
    participation_id: row.id,
    type: row.type,
    company: { id: row.company_id, ...localizedOf(row, 'name') },
    stands: row.stands.map(({ title }) => title),
    steps: preparationOf(Object.values(steps).flat()),
    open: readinessOf(steps, deadlinesOfSteps(row, now), readUntilOf(row), now),
    reminded: row.reminded_at?.getTime() ?? null,
    writers: writersOf(row),
    zone: row.timezone,
    isRemindedToday: row.reminded_day === dayAt(now, row.timezone),
  };
};

/** The readiness of participations of an exhibition, in the order of their ids. @param now ms since the epoch */
export const readReadiness = async (
  db: Kysely<Tables>,
  wanted: { exhibitionId: number; now: number; ids?: readonly number[] },
): Promise<KnownReadiness[]> => (await readinessRows(db, wanted)).map((row) => knownOf(row, wanted.now));

/** What a call may ask for. */
export interface ReadinessQuery extends Partial<Omit<ReadinessFilter, 'area' | 'type'>> {
  area?: Exclude<ReadinessFilter['area'], null>;
  event_type?: Exclude<ReadinessFilter['type'], null>;
  sort?: ReadinessColumn;
  direction?: 'ascending' | 'descending';
}

/** The participations that a filter finds, in its order, and how many each part has. */
export const filterReadiness = (
  rows: readonly KnownReadiness[],
  {
    part = 'all',
    area = undefined,
    event_type: type = undefined,
    search = '',
    sort = 'late',
    direction = 'ascending',
  }: ReadinessQuery,
  locale: Locale,
) => {
  const filter = { part, area: area ?? null, type: type ?? null, search };
  const found = rows.filter((row) => fitsReadiness(row, filter));
  return { rows: sortReadiness(found, { column: sort, direction }, locale), counts: countReadiness(rows, filter) };
};

/** Who among the writers of these participations can sign in. */
export const peopleToRemind = async (
  db: Kysely<Tables>,
  rows: readonly Pick<KnownReadiness, 'writers'>[],
): Promise<ReadonlySet<number>> =>
  new Set(await listUsersWithPassword(db, [...new Set(rows.flatMap(({ writers }) => writers))]));

/** An open area as the API answers it. */
const openResponse = ({ due, ...area }: OpenArea): Readiness['open'][number] => ({
  ...area,
  due: due === null ? null : new Date(due).toISOString(),
});

/** A participation as the API answers it. @param people those who can sign in */
export const readinessResponse = (row: KnownReadiness, people: ReadonlySet<number>): Readiness => ({
  participation_id: row.participation_id,
  type: row.type,
  company: row.company as Readiness['company'],
  stands: [...row.stands],
  steps: row.steps,
  open: row.open.map(openResponse),
  recipients: row.writers.filter((id) => people.has(id)).length,
  reminded_at: row.reminded === null ? null : new Date(row.reminded).toISOString(),
  is_reminded_today: row.isRemindedToday,
});
