import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import type { PassStore, StoredPass } from './pass-store';

/** The user who writes, and the participation. */
export interface PassWriter {
  userId: number;
  participationId: number;
  /** Identifies the call in its events; null if the caller sent none. */
  callId: string | null;
}

/**
 * Publishes that passes were added, deleted or restored: one event per call, for any number of passes.
 */
export const announcePasses = (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  { participationId, callId }: Pick<PassWriter, 'participationId' | 'callId'>,
  { name }: Pick<PassStore<StoredPass, unknown>, 'name'>,
  at: Date,
): Promise<void> =>
  outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'passes.updated',
    data: { kind: name === 'car-pass' ? 'car' : 'personal', call_id: callId, updated_at: at.toISOString() },
  });
