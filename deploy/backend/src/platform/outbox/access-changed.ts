import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { Outbox } from './outbox';
import { accessChangedEvent, channelName } from '../realtime/channels';

/**
 * Notifies the open tabs of a user that their access may have shrunk: they were removed from a participation, or one of
 * their sessions has ended. A tab then rejoins its channels and reloads its data. The built-in server ends
 * subscriptions itself, an external service knows neither sessions nor members.
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
