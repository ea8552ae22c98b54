import { retention } from '@fairfront/mf-account/model';
import { sql } from 'kysely';
import { deviceLifetimeMs } from '../auth/devices.repository';
import { removeOrphanFiles } from '../files/orphan-files';
import { logLifetimeMs } from '../realtime/channel-log.repository';
import { grantLifetimeMs } from '../realtime/grants';
import type { Services } from '../services';

const everyMs = 3_600_000;
const dayMs = 86_400_000;

/** Removes what has no use any more; several processes may do it at once. */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly services: Pick<Services, 'database' | 'clock' | 'files'>,
    private readonly log: { error: (facts: object, message: string) => void },
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.tidy().catch((error: unknown) => this.log.error({ err: error }, 'housekeeping'));
    }, everyMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async tidy(): Promise<void> {
    const { database, clock } = this.services;
    const db = database.write;
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    await db.deleteFrom('sessions').where('last_used_at', '<', before(retention.session)).execute();
    await db.deleteFrom('sessions').where('expires_at', '<', before(0)).execute();
    await db.deleteFrom('password_resets').where('expires_at', '<', before(dayMs)).execute();
    await db.deleteFrom('sign_in_codes').where('expires_at', '<', before(0)).execute();
    await db.deleteFrom('second_steps').where('expires_at', '<', before(0)).execute();
    await db.deleteFrom('passkey_challenges').where('expires_at', '<', before(0)).execute();
    await db.deleteFrom('devices').where('last_used_at', '<', before(deviceLifetimeMs)).execute();
    await db.deleteFrom('attempts').where('happened_at', '<', before(retention.attempt)).execute();
    await db.deleteFrom('idempotency_keys').where('created_at', '<', before(retention.repeat)).execute();
    await db.deleteFrom('realtime_log').where('created_at', '<', before(logLifetimeMs)).execute();
    await db.deleteFrom('realtime_grants').where('created_at', '<', before(grantLifetimeMs)).execute();
    await db.deleteFrom('removed_members').where('removed_at', '<=', before(retention.removed)).execute();
    // written with the clock of the database: it is the one clock that all processes share
    await db
      .deleteFrom('realtime_events')
      .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
      .execute();
    await removeOrphanFiles(this.services);
  }
}
