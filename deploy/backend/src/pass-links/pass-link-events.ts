import type { PassLinkState } from '@fairfront/mf-passes/model';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { channelName } from '../realtime/channels';
import type { Services } from '../services';

/** Tells open lists that a link changed: the list and the quota are read anew (PASS-299). */
export const announceLink = (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  participationId: number,
  { id, state, at }: { id: number; state: PassLinkState; at: Date },
): Promise<void> =>
  outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'pass-link.updated',
    data: { id, state, updated_at: at.toISOString() },
  });
