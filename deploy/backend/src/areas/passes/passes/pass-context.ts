import type { PassEvent, PassExhibition, PassRuleContext } from '@fairfront/shared-kit/domain/passes';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { effectiveDates, type ExtendedDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock';
import type { Tables } from '../../../platform/database/tables';
import {
  accessQuery,
  type AllowedParticipation,
  passFactColumns,
  type PassFacts,
  requireAccess,
  requireParticipation,
} from '../../participations';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import { passExhibitionColumns, readPassEventRow } from './pass-event.repository';

/** The context of a call for the rules of passes: user, participation and time. */
export interface PassContext extends PassRuleContext {
  participation: AllowedParticipation & { exhibition: PassExhibition };
}

type DatedRow = Record<(typeof passExhibitionColumns)[number], unknown> & {
  type: EventType;
  extended_dates: ExtendedDates;
};

/** The exhibition as the rules of passes need it, with the dates of the participation of the row. */
const exhibitionOf = (row: DatedRow): PassExhibition & { timezone: string } =>
  effectiveDates(
    Object.fromEntries(passExhibitionColumns.map((name) => [name, row[name]])) as unknown as PassExhibition & {
      timezone: string;
    },
    row,
  );

/** What the dates of the passes of a participation depend on, from a row with the columns of its exhibition. */
export const passEventOf = (row: DatedRow): PassEvent => ({ type: row.type, exhibition: exhibitionOf(row) });

/** The same for a participation, with its exhibition. */
export const readPassEvent = async (
  db: Kysely<Tables>,
  participationId: number,
): Promise<PassEvent & { exhibition_id: number }> => {
  const row = await readPassEventRow(db, participationId);
  return { ...passEventOf(row), exhibition_id: row.exhibition_id };
};

/**
 * Reads the context of a call.
 * @throws HttpError 404 for non-members and unknown participations alike
 */
export const readPassContext = async (
  db: Kysely<Tables>,
  clock: Clock,
  userId: number,
  participationId: number,
): Promise<PassContext> => {
  const query = accessQuery(db, participationId).select(passExhibitionColumns.map((name) => `e.${name}` as const));
  const { participation, row } = await requireAccess(query, userId);
  return { participation: { ...participation, exhibition: exhibitionOf(row) }, userId, now: clock.now().getTime() };
};

/**
 * The same for a write that changes counts: until the end of the transaction, nobody else adds, restores or deletes
 * passes of this participation. A sub-exhibitor has its own quota, so its own row is locked.
 */
export const lockPassContext = async (
  trx: Transaction<Tables>,
  clock: Clock,
  userId: number,
  participationId: number,
): Promise<PassContext> => {
  // the access is checked before the lock, so that non-members cannot make others wait
  await requireParticipation(trx, userId, participationId);
  await lockParticipation(trx, participationId);
  return readPassContext(trx, clock, userId, participationId);
};

/**
 * The meta data of a list of passes.
 * @throws HttpError 404 for non-members and unknown participations alike
 */
export const readListFacts = async (
  db: Kysely<Tables>,
  clock: Clock,
  userId: number,
  participationId: number,
): Promise<{ facts: PassFacts; now: number }> => {
  const now = clock.now().getTime();
  const { row } = await requireAccess(accessQuery(db, participationId).select(passFactColumns(now)), userId);
  return { facts: row, now };
};
