import type { PassLinkState } from '@fairfront/shared-kit/domain/passes';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';

/** Publishes an event for every changed link: open lists refetch links and quota. */
export const announceLinks = (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  participationId: number,
  { ids, state, at }: { ids: readonly number[]; state: PassLinkState; at: Date },
): Promise<void> =>
  outbox.add(
    trx,
    'event',
    ...ids.map((id) => ({
      channel: channelName({ of: 'participation', id: participationId }),
      event: 'pass-link.updated' as const,
      data: { id, state, updated_at: at.toISOString() },
    })),
  );
