import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Services } from '../../../platform/services';
import { organiserEvent } from './organiser-events.repository';

/** Open tables of an organiser load anew: e-mails have gone out. */
export const publishEmailsSent = (
  trx: Transaction<Tables>,
  { outbox, clock }: Pick<Services, 'outbox' | 'clock'>,
  parentId: number,
): Promise<void> => outbox.add(trx, 'event', organiserEvent(parentId, parentId, clock.now()));
