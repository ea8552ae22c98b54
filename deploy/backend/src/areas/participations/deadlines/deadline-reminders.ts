import { every, type Repeated } from '../../../platform/jobs/every';
import type { Services } from '../../../platform/services';
import { dueReminders } from './due-reminders';
import { reminderText } from './reminder-texts';
import { runningParticipations, takeReminder } from './reminders.repository';
import { notifyUsers } from '../../../identity/notifications/notify';

const everyMs = 15 * 60_000;
/** The people who wait for a server that has just started come first. */
const firstAfterMs = 20_000;

interface ReminderLog {
  error: (facts: object, message: string) => void;
}

/**
 * Reminds of deadlines that are still open, by bell and, where wanted, by mail. Several processes
 * may do it at once: what was sent is a row that can be written once.
 */
export class DeadlineReminders {
  private turns: Repeated | undefined;
  private isStopped = false;

  constructor(
    private readonly services: Pick<Services, 'database' | 'clock' | 'outbox'>,
    private readonly log: ReminderLog,
  ) {}

  /** Begins soon: what was due while nothing ran is made up for. */
  start(): void {
    this.isStopped = false;
    const failed = (error: unknown) => this.log.error({ err: error }, 'reminders');
    this.turns = every({ ms: everyMs, firstAfterMs, failed }, () => this.remind());
  }

  /** Finishes the participation at hand and stops; the rest is made up for by the next start. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.turns?.stop();
  }

  /** Sends everything that is due now; one participation that fails does not keep the others waiting. */
  async remind(): Promise<void> {
    const { database, clock } = this.services;
    for (const id of await runningParticipations(database.read, clock.now())) {
      if (this.isStopped) return;
      try {
        await this.remindOf(id);
      } catch (error) {
        this.log.error({ err: error, participation: id }, 'reminders of a participation');
      }
    }
  }

  private async remindOf(participationId: number): Promise<void> {
    const { database, clock } = this.services;
    const now = clock.now();
    const { exhibition, reminders } = await dueReminders(database.read, participationId, now.getTime());
    if (reminders.length === 0) return;
    await database.transaction(async (trx) => {
      for (const { item, users } of reminders) {
        const place = { zone: exhibition.timezone, now: now.getTime() };
        const reminded = await takeReminder(trx, participationId, item, users, now);
        await notifyUsers(trx, this.services, reminded, {
          type: 'deadline',
          kind: 'deadline',
          deadlineAt: new Date(item.at),
          participationId,
          message_rus: reminderText(item, { ...place, exhibition: exhibition.title_rus }, 'ru'),
          message_eng: reminderText(item, { ...place, exhibition: exhibition.title_eng }, 'en'),
          subject: null,
        });
      }
    });
  }
}
