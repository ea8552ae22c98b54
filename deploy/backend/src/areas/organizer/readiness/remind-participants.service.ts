import { reminderResult } from '@fairfront/shared-kit/domain/account';
import { dayAt, localizedOf } from '@fairfront/shared-kit/domain/common';
import type { ReadinessReminder } from '@fairfront/shared-kit/domain/organizer/api';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import type { Services } from '../../../platform/services';
import { storeReminders } from './readiness.repository';
import { peopleToRemind, readReadiness, type KnownReadiness } from './readiness.service';

/** The member of staff who sends the reminders, and the exhibition. */
interface Reminding {
  userId: number;
  exhibitionId: number;
  participationIds: readonly number[];
}

/**
 * Reminds participants by e-mail of what is open. A company gets one e-mail a day at most, also if two members of staff
 * remind it at once or two of its participations are chosen: the row that says so can be stored only once.
 * @returns a result for each participation, in the order of the call
 */
export const remindParticipants = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { userId, exhibitionId, participationIds }: Reminding,
): Promise<ReadinessReminder[]> => {
  const at = services.clock.now();
  const now = at.getTime();
  const ids = [...new Set(participationIds)];
  const known = await readReadiness(trx, { exhibitionId, now, ids });
  const people = await peopleToRemind(trx, known);
  const recipientsOf = ({ writers }: KnownReadiness) => writers.filter((id) => people.has(id));
  const resultOf = (row: KnownReadiness) =>
    reminderResult({
      openAreas: row.open.length,
      recipients: recipientsOf(row).length,
      isRemindedToday: row.isRemindedToday,
    });
  const due = known.filter((row) => resultOf(row) === 'sent');
  const stored =
    due.length === 0
      ? []
      : await storeReminders(
          trx,
          due.map(({ participation_id, company, zone, open }) => ({
            exhibition_id: exhibitionId,
            company_id: company.id,
            participation_id,
            day: dayAt(now, zone),
            open: JSON.stringify(open),
            sent_by: userId,
            sent_at: at,
          })),
        );
  const reminderIds = new Map(stored.map(({ id, participation_id }) => [participation_id, id]));
  const emails = due.flatMap((row) => {
    const reminderId = reminderIds.get(row.participation_id);
    return reminderId === undefined ? [] : recipientsOf(row).map((recipient) => ({ reminderId, userId: recipient }));
  });
  await services.outbox.add(trx, 'readiness-mail', ...emails);
  await writeAudit(
    trx,
    ...stored.map(({ id, participation_id: participationId }) => ({
      userId,
      participationId,
      action: 'readiness.reminded' as const,
      subject: `readiness reminder ${id}`,
      details: { open: known.find((row) => row.participation_id === participationId)?.open.map(({ area }) => area) },
      at,
    })),
  );
  const byId = new Map(known.map((row) => [row.participation_id, row]));
  return participationIds.map((participation_id) => {
    const row = byId.get(participation_id);
    if (!row) return { participation_id, company: null, result: 'unknown', reminded_at: null };
    const result = resultOf(row);
    const isSent = reminderIds.has(participation_id);
    // another participation of the company was reminded in the same call, or by somebody else at the same time
    const isTaken = result === 'sent' && !isSent;
    const before = row.reminded === null ? null : new Date(row.reminded).toISOString();
    return {
      participation_id,
      company: localizedOf(row.company, 'name'),
      result: isTaken ? 'sent_today' : result,
      reminded_at: isSent || isTaken ? at.toISOString() : before,
    };
  });
};
