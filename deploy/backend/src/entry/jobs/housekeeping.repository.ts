import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** Moments before which a row has no use any more. */
interface ExpiryTimes {
  sessionUse: Date;
  /** For rows with their own expiry. */
  end: Date;
  passwordResetEnd: Date;
  deviceUse: Date;
  attempt: Date;
  repeat: Date;
  missedEvent: Date;
  realtimeGrant: Date;
  listExport: Date;
  webhookMessage: Date;
  openItem: Date;
  deskLook: Date;
  /** Up to and with this moment. */
  removedMember: Date;
}

/** Removes the rows that have outlived their use; several processes may do it at once. */
export const deleteExpired = async (db: Kysely<Tables>, before: ExpiryTimes): Promise<void> => {
  await db.deleteFrom('sessions').where('last_used_at', '<', before.sessionUse).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before.end).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', before.passwordResetEnd).execute();
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', before.end).execute();
  await db.deleteFrom('second_steps').where('expires_at', '<', before.end).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', before.end).execute();
  await db.deleteFrom('devices').where('last_used_at', '<', before.deviceUse).execute();
  await db.deleteFrom('attempts').where('happened_at', '<', before.attempt).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before.repeat).execute();
  await db.deleteFrom('realtime_log').where('created_at', '<', before.missedEvent).execute();
  await db.deleteFrom('realtime_grants').where('created_at', '<', before.realtimeGrant).execute();
  await db.deleteFrom('removed_members').where('removed_at', '<=', before.removedMember).execute();
  await db.deleteFrom('webhook_messages').where('created_at', '<', before.webhookMessage).execute();
  await db.deleteFrom('desk_open_items').where('seen_at', '<', before.openItem).execute();
  // the first look at a queue stays
  await db.deleteFrom('desk_looks').where('item', '<>', '').where('looked_at', '<', before.deskLook).execute();
  await db.deleteFrom('list_exports').where('created_at', '<', before.listExport).execute();
  // written with the clock of the database: it is the one clock that all processes share
  await db
    .deleteFrom('realtime_events')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
};
