import { localized, textOf } from '@fairfront/shared-kit/domain/common';
import { every, type Repeated } from '../../../platform/jobs/every';
import type { Services } from '../../../platform/services';
import { dueReminders } from './due-reminders';
import { reminderText } from './reminder-texts';
import { runningParticipations, storeReminder } from './reminders.repository';
import { notifyUsers } from '../../../identity/notifications/notify';

const everyMs = 15 * 60_000;
/** Requests after a start of the server take precedence. */
const firstAfterMs = 20_000;

interface ReminderLog {
  error: (facts: object, message: string) => void;
}

/**
 * Reminds users of open deadlines, in the portal and, if wanted, by e-mail. Several processes may run at once, because
 * every reminder is a row that can be inserted only once.
 */
export class DeadlineReminders {
  private turns: Repeated | undefined;
  private isStopped = false;

  constructor(
    private readonly services: Pick<Services, 'database' | 'clock' | 'outbox'>,
    private readonly log: ReminderLog,
  ) {}

  /** Starts soon; reminders that became due while nothing was running are sent late. */
  start(): void {
    this.isStopped = false;
    const failed = (error: unknown) => this.log.error({ err: error }, 'reminders');
    this.turns = every({ ms: everyMs, firstAfterMs, failed }, () => this.remind());
  }

  /** Finishes the current participation and stops; the next start does the rest. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.turns?.stop();
  }

  /** Sends everything that is due now; a participation that fails does not delay the others. */
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
