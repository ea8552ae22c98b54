import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import type { PassStore, StoredPass } from './pass-store';

/** Who writes into which participation. */
export interface PassWriter {
  userId: number;
  participationId: number;
  /** Recognises the call in its events, null where its caller named none. */
  callId: string | null;
}

/**
 * Notifies open tabs that passes have come, gone or come back: one event for a call, however many passes it is about.
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
