import { defaultPassDataDays } from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import { writeAudit } from '../../../platform/database/audit';
import { Schedule } from '../../../platform/jobs/schedule';
import type { Services } from '../../../platform/services';
import { lockDueExhibition, removePassData } from './pass-retention.repository';

const everyMs = 3_600_000;

/**
 * Removes pass data after the time that its exhibition sets. Each exhibition is done by one process, in one transaction
 * with its entry in the audit log.
 */
export class PassRetention {
  private readonly schedule: Schedule;

  constructor(
    private readonly services: Pick<Services, 'database' | 'clock'>,
    log: { error: (facts: object, message: string) => void },
  ) {
    const failed = (error: unknown) => log.error({ err: error }, 'removal of pass data');
    this.schedule = new Schedule({ name: 'pass-data', everyMs, failed, ...services }, () => this.removeDue());
  }

  start(): void {
    this.schedule.start();
  }

  async stop(): Promise<void> {
    await this.schedule.stop();
  }

  /** Removes everything that is due now. */
  async removeDue(): Promise<void> {
    while (await this.removeOfOne()) continue;
  }

  private removeOfOne(): Promise<boolean> {
    const { database, clock } = this.services;
    const now = clock.now();
    return database.transaction(async (trx) => {
      const id = await lockDueExhibition(trx, { now, defaultDays: defaultPassDataDays });
      if (id === null) return false;
      const removed = await removePassData(trx, id);
      const subject = `exhibition ${id}`;
      await writeAudit(trx, { userId: null, action: 'pass-data.removed', subject, details: { ...removed }, at: now });
      return true;
    });
  }
}
