import { retention } from '@fairfront/shared-kit/domain/account';
import { lookLifetimeMs, presenceLifetimeMs } from '@fairfront/shared-kit/domain/organizer/desk-queues';
import { webhookLogMs } from '@fairfront/shared-kit/domain/organizer/webhook-rules';
import { keptFor } from '@fairfront/shared-kit/domain/platform/retention';
import { deviceLifetimeMs } from '../../identity/sessions/devices.repository';
import { exportLifetimeMs } from '../../areas/organizer/lists/list-exports.service';
import { removeOrphanFiles } from './orphan-files';
import { logLifetimeMs } from '../../platform/realtime/channel-log.repository';
import { grantLifetimeMs } from '../../platform/realtime/grants';
import { removeAuditBefore } from '../../platform/database/audit';
import { Schedule } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/services';
import { deleteExpired } from './housekeeping.repository';

const everyMs = 3_600_000;
const dayMs = 86_400_000;

/** Removes what has no use any more, in one process at a time. */
export class Housekeeping {
  private readonly schedule: Schedule;

  constructor(
    private readonly services: Pick<Services, 'database' | 'clock' | 'files'>,
    log: { error: (facts: object, message: string) => void },
  ) {
    const failed = (error: unknown) => log.error({ err: error }, 'housekeeping');
    this.schedule = new Schedule({ name: 'housekeeping', everyMs, failed, ...services }, () => this.tidy());
  }

  start(): void {
    this.schedule.start();
  }

  async stop(): Promise<void> {
    await this.schedule.stop();
  }

  async tidy(): Promise<void> {
    const { database, clock } = this.services;
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    await deleteExpired(database.write, {
      sessionUse: before(retention.session),
      end: before(0),
      passwordResetEnd: before(dayMs),
      deviceUse: before(deviceLifetimeMs),
      attempt: before(retention.attempt),
      repeat: before(retention.repeat),
      missedEvent: before(logLifetimeMs),
      realtimeGrant: before(grantLifetimeMs),
      webhookMessage: before(webhookLogMs),
      openItem: before(presenceLifetimeMs),
      deskLook: before(lookLifetimeMs),
      listExport: before(exportLifetimeMs),
      removedMember: before(retention.removed),
    });
    await database.transaction((trx) => removeAuditBefore(trx, before(keptFor.audit)));
    await removeOrphanFiles(this.services);
  }
}
