import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { channelName } from '../realtime/channels';
import type { Services } from '../services';

/**
 * Tells the open tabs of participations that their facts, rights or dates are different now; the tabs load them anew
 * (SHELL-271). It carries no data: who may see what is judged when it is read.
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
