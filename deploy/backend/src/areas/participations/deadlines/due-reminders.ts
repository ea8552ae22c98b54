import { hasAccessToWrite, reminderDays, type DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { readAccess } from '../access/participation-access';
import { readDeadlines, type ParticipationDeadlines } from './deadlines.service';
import { reminderStep } from './reminder-step';
import { listUsersWithPassword, readReminderDays } from './reminders.repository';

/** The reminders of a participation: the deadlines, and for each its recipients with the number of days left. */
export interface DueReminders {
  exhibition: ParticipationDeadlines['exhibition'];
  reminders: { item: DeadlineItem; users: { id: number; step: number }[] }[];
}

/**
 * Who is reminded: members of the participation who may write, otherwise those of its collective organiser; nobody who
 * cannot sign in yet.
 */
const peopleToRemind = async (db: Kysely<Tables>, participationId: number): Promise<number[]> => {
  const access = await readAccess(db, participationId);
  if (!access) return [];
  const canWrite = ({ id }: { id: number }) => hasAccessToWrite(id, access);
  const own = access.users.filter(canWrite);
  const people = own.length > 0 ? own : (access.parent?.users ?? []).filter(canWrite);
  return listUsersWithPassword(
    db,
    people.map(({ id }) => id),
  );
};

/**
 * The reminders that are due now, whether or not they were already sent.
 * @param now ms since the epoch
 */
export const dueReminders = async (db: Kysely<Tables>, participationId: number, now: number): Promise<DueReminders> => {
  const people = await peopleToRemind(db, participationId);
  const wanted = await readReminderDays(db, people);
  const { items, exhibition } = await readDeadlines(db, participationId, now);
  const reminders = items.flatMap((item) => {
    const users = people.flatMap((id) => {
      const step = reminderStep(item, wanted.get(id) ?? reminderDays, now, exhibition.timezone);
      return step === null ? [] : [{ id, step }];
    });
    return users.length > 0 ? [{ item, users }] : [];
  });
  return { exhibition, reminders };
};
