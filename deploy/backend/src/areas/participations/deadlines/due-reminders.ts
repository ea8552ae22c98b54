import { hasAccessToWrite, reminderDays, type DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { readAllAccess } from '../access/participation-access';
import { readAllDeadlines, type ParticipationDeadlines } from './deadlines.service';
import { reminderStep } from './reminder-step';
import { listSentReminders, listUsersWithPassword, readReminderDays, sentReminderKey } from './reminders.repository';

/** One reminder of a deadline: its recipients with the number of days left. */
interface DueReminder {
  item: DeadlineItem;
  users: { id: number; step: number }[];
}

/** The reminders of a participation. */
export interface DueReminders {
  participationId: number;
  exhibition: ParticipationDeadlines['exhibition'];
  reminders: DueReminder[];
}

/**
 * Who is reminded, by participation: its members who may write, otherwise those of its collective organiser; nobody who
 * cannot sign in yet.
 */
const peopleToRemind = async (db: Kysely<Tables>, participationIds: readonly number[]) => {
  const candidates = new Map(
    (await readAllAccess(db, participationIds)).map((access) => {
      const canWrite = ({ id }: { id: number }) => hasAccessToWrite(id, access);
      const own = access.users.filter(canWrite);
      const people = own.length > 0 ? own : (access.parent?.users ?? []).filter(canWrite);
      return [access.id, people.map(({ id }) => id)];
    }),
  );
  const registered = new Set(await listUsersWithPassword(db, [...new Set([...candidates.values()].flat())]));
  return new Map(
    [...candidates].map(([id, people]) => [id, people.filter((one) => registered.has(one)).sort((a, b) => a - b)]),
  );
};

/**
 * The reminders of these participations that are due now, whether or not they were already sent; those without any are
 * left out.
 * @param now ms since the epoch
 */
export const dueReminders = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
  now: number,
): Promise<DueReminders[]> => {
  const stepOf = (item: DeadlineItem, wanted: readonly number[], { exhibition }: ParticipationDeadlines) =>
    reminderStep(item, wanted, now, exhibition.timezone);
  // who is reminded is asked only where somebody could be
  const possible = (await readAllDeadlines(db, participationIds, now)).flatMap((deadlines) => {
    const items = deadlines.items.filter((item) => stepOf(item, reminderDays, deadlines) !== null);
    return items.length > 0 ? [{ ...deadlines, items }] : [];
  });
  if (possible.length === 0) return [];
  const people = await peopleToRemind(
    db,
    possible.map(({ participationId }) => participationId),
  );
  const wanted = await readReminderDays(db, [...new Set([...people.values()].flat())]);
  return possible.flatMap((deadlines) => {
    const { participationId, exhibition, items } = deadlines;
    const reminders = items.flatMap((item) => {
      const users = (people.get(participationId) ?? []).flatMap((id) => {
        const step = stepOf(item, wanted.get(id) ?? reminderDays, deadlines);
        return step === null ? [] : [{ id, step }];
      });
      return users.length > 0 ? [{ item, users }] : [];
    });
    return reminders.length > 0 ? [{ participationId, exhibition, reminders }] : [];
  });
};

/** The same without the reminders that were already sent. */
export const unsentReminders = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
  now: number,
): Promise<DueReminders[]> => {
  const due = await dueReminders(db, participationIds, now);
  const sent = await listSentReminders(
    db,
    due.map(({ participationId }) => participationId),
  );
  return due.flatMap(({ reminders, ...of }) => {
    const unsent = reminders.flatMap(({ item, users }) => {
      const left = users.filter(
        ({ id, step }) => !sent.has(sentReminderKey({ ...of, userId: id, kind: item.kind, at: item.at, step })),
      );
      return left.length > 0 ? [{ item, users: left }] : [];
    });
    return unsent.length > 0 ? [{ ...of, reminders: unsent }] : [];
  });
};
