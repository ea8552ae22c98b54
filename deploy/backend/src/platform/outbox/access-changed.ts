import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { Outbox } from './outbox';
import { accessChangedEvent, channelName } from '../realtime/channels';

/**
 * Tells the open tabs of a user that he may hear less than before: removed from a participation, or a session of his has
 * ended. A tab then asks for its channels and its data anew (SHELL-277). The own server ends subscriptions by itself
 * (SHELL-222), an external service knows neither sessions nor members.
 */
export const publishAccessChanged = (
  trx: Transaction<Tables>,
  { outbox }: { outbox: Pick<Outbox, 'add'> },
  userId: number,
): Promise<void> =>
  outbox.add(trx, 'event', {
    channel: channelName({ of: 'user', id: userId }),
    event: accessChangedEvent,
    data: {},
  });
