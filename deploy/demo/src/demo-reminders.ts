import { wallClock } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { dueReminders, runningParticipations, storeReminder } from '@fairfront/backend/areas/participations';

const dayMs = 86_400_000;
const demoZone = 'Europe/Moscow';

/**
 * Takes the reminders of the demo's day as sent, silently: the demo world begins with the notifications that it describes,
 * at whatever hour it is started. Those of later days come as to everybody.
 */
export const settleReminders = async (trx: Transaction<Tables>, now: Date): Promise<void> => {
  const endOfDay = now.getTime() + dayMs - 1000 - (wallClock(now.getTime(), demoZone) % dayMs);
  for (const { participationId, reminders } of await dueReminders(
    trx,
    await runningParticipations(trx, now),
    endOfDay,
  )) {
    for (const { item, users } of reminders) await storeReminder(trx, participationId, item, users, now);
  }
};
