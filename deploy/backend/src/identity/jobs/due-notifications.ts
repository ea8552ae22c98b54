import { returnSnoozed } from '../notifications/notification-reading.repository';
import { notificationResponse } from '../notifications/notification.response';
import { releaseEmails } from '../notifications/email-schedule.service';
import { listUsersWithDueEmails } from '../notifications/emails.repository';
import { channelName } from '../../platform/realtime/channels';
import { followDueDemands } from '../second-factor/factor-demands';
import { Schedule } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/services';

/** The interval at which the outbox looks for due work. */
const everyMs = 5_000;

/**
 * Scheduled work: e-mails held back by quiet hours, daily e-mails, snoozed notifications, and the start day of a second factor requirement. Everything is stored as rows, so nothing is
 * lost on a restart.
 */
export class DueNotifications {
  private readonly schedule: Schedule;
  private isStopped = false;

  constructor(
    private readonly services: Pick<Services, 'database' | 'clock' | 'outbox'>,
    private readonly log: { error: (facts: object, message: string) => void },
  ) {
    const failed = (error: unknown) => log.error({ err: error }, 'due notifications');
    this.schedule = new Schedule({ name: 'due-notifications', everyMs, failed, ...services }, () => this.work());
  }

  start(): void {
    this.isStopped = false;
    this.schedule.start();
  }

  /** Finishes the current work and stops. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.schedule.stop();
  }

  /** Does everything that is due; failing e-mails of one user do not delay others. */
  async work(): Promise<void> {
    const { database, clock, outbox } = this.services;
    const now = clock.now();
    await this.bringBack();
    await followDueDemands(this.services);
    for (const userId of await listUsersWithDueEmails(database.read, now)) {
      if (this.isStopped) return;
      try {
        await database.transaction((trx) => releaseEmails(trx, outbox, userId, now));
      } catch (error) {
        this.log.error({ err: error, user: userId }, 'e-mails of a person');
      }
    }
  }

  private async bringBack(): Promise<void> {
    const { database, clock, outbox } = this.services;
    let count = 1;
    while (count > 0 && !this.isStopped) {
      count = await database.transaction(async (trx) => {
        const rows = await returnSnoozed(trx, clock.now()).execute();
        await outbox.add(
          trx,
          'event',
          ...rows.map(({ user_id, ...row }) => ({
            channel: channelName({ of: 'user', id: user_id }),
            event: 'notification.created',
            data: notificationResponse(row),
          })),
        );
        return rows.length;
      });
    }
  }
}
