import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { channelName } from '../realtime/channels';
import type { Services } from '../services';

/**
 * Notifies the open tabs of participations that their data, rights or dates have changed, so that they reload them. It contains no data: access is checked on reading.
 */
export const publishParticipationChanged = (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  participationIds: readonly number[],
): Promise<void> =>
  outbox.add(
    trx,
    'event',
    ...participationIds.map((id) => ({
      channel: channelName({ of: 'participation', id }),
      event: 'participation.updated',
      data: { id },
    })),
  );
