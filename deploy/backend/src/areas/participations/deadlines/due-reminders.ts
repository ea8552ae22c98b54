import type { DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { readDeadlines, type ParticipationDeadlines } from './deadlines.service';
import { reminderStep } from './reminder-step';
import { peopleToRemind, readReminderDays } from './reminders.repository';

/** The reminders of one participation: which date, and whom to tell with how many days to go. */
export interface DueReminders {
  exhibition: ParticipationDeadlines['exhibition'];
  reminders: { item: DeadlineItem; users: { id: number; step: number }[] }[];
}

/**
 * What is to be told at this moment, whether or not it has been told already.
 * @param now ms since the epoch
 */
export const dueReminders = async (db: Kysely<Tables>, participationId: number, now: number): Promise<DueReminders> => {
  const people = await peopleToRemind(db, participationId);
  const wanted = await readReminderDays(db, people);
  const { items, exhibition } = await readDeadlines(db, participationId, now);
  const reminders = items.flatMap((item) => {
    const users = people.flatMap((id) => {
      const step = reminderStep(item, wanted.get(id) ?? [], now, exhibition.timezone);
      return step === null ? [] : [{ id, step }];
    });
    return users.length > 0 ? [{ item, users }] : [];
  });
  return { exhibition, reminders };
};
