import { localized, textOf } from '@fairfront/shared-kit/domain/common';
import { Schedule } from '../../../platform/jobs/schedule';
import type { Services } from '../../../platform/services';
import { unsentReminders, type DueReminders } from './due-reminders';
import { endReminderTurns, takeReminderTurns } from './reminder-turns.repository';
import { reminderText } from './reminder-texts';
import { storeReminder } from './reminders.repository';
import { notifyUsers } from '../../../identity/notifications/notify';

const everyMs = 60_000;
/** Requests after a start of the server take precedence. */
const firstAfterMs = 20_000;
/** Participations whose reminders are determined together. */
const batchSize = 50;
/** After this time the participations of a process that has died are due again. */
const leaseMs = 10 * 60_000;

interface ReminderLog {
  error: (facts: object, message: string) => void;
}

/**
 * Reminds users of open deadlines, in the portal and, if wanted, by e-mail. The time of the next reminders of each
 * participation is a row: the next morning, or at once when its dates have changed.
 */
export class DeadlineReminders {
  private readonly schedule: Schedule;
  private isStopped = false;

  constructor(
    private readonly services: Pick<Services, 'database' | 'clock' | 'outbox'>,
    private readonly log: ReminderLog,
  ) {
    const failed = (error: unknown) => log.error({ err: error }, 'reminders');
    this.schedule = new Schedule({ name: 'reminders', everyMs, firstAfterMs, failed, ...services }, () =>
      this.remind(),
    );
  }

  /** Starts soon; reminders that became due while nothing was running are sent late. */
  start(): void {
    this.isStopped = false;
    this.schedule.start();
  }

  /** Finishes the current participations and stops; the next start does the rest. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.schedule.stop();
  }

  /** Sends everything that is due now; a participation that fails does not delay the others. */
  async remind(): Promise<void> {
    const { database, clock } = this.services;
    while (!this.isStopped) {
      const now = clock.now();
      const until = new Date(now.getTime() + leaseMs);
      const taken = await takeReminderTurns(database.write, { now, until, limit: batchSize }).execute();
      const ids = taken.map(({ id }) => id).sort((a, b) => a - b);
      if (ids.length === 0) return;
      const failed = await this.remindOf(ids, now);
      await endReminderTurns(
        database.write,
        ids.filter((id) => !failed.has(id)),
        { now, until },
      );
    }
  }

  /** @returns the participations that have failed, which are due again after the lease */
  private async remindOf(ids: readonly number[], now: Date): Promise<Set<number>> {
    const failed = new Set<number>();
    const attempt = async (participationId: number, work: () => Promise<void>) =>
      work().catch((error: unknown) => {
        this.log.error({ err: error, participation: participationId }, 'reminders of a participation');
        failed.add(participationId);
      });
    const { read } = this.services.database;
    const found: DueReminders[] = [];
    try {
      found.push(...(await unsentReminders(read, ids, now.getTime())));
    } catch {
      // one of them fails: the others are determined by themselves
      for (const id of ids) {
        await attempt(id, async () => void found.push(...(await unsentReminders(read, [id], now.getTime()))));
      }
    }
    for (const due of found) await attempt(due.participationId, () => this.send(due, now));
    return failed;
  }

  private async send({ participationId, exhibition, reminders }: DueReminders, now: Date): Promise<void> {
    await this.services.database.transaction(async (trx) => {
      for (const { item, users } of reminders) {
        const place = { zone: exhibition.timezone, now: now.getTime() };
        const reminded = await storeReminder(trx, participationId, item, users, now);
        await notifyUsers(trx, this.services, reminded, {
          type: 'deadline',
          kind: 'deadline',
          deadlineAt: new Date(item.at),
          participationId,
          ...localized('message', (locale) =>
            reminderText(item, { ...place, exhibition: textOf(exhibition, 'title', locale) }, locale),
          ),
          subject: null,
        });
      }
    });
  }
}
