import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { shownNames } from '../../participations';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import { requireCatalogue, type CatalogueCaller } from './catalogue-access';
import { isOrderOf } from './orders.repository';

/**
 * Publishes who is editing the order at which step; nothing is stored.
 * @throws HttpError 403, 404
 */
export const publishPresence = async (
  trx: Transaction<Tables>,
  { outbox, templates }: Pick<Services, 'outbox' | 'templates'>,
  caller: CatalogueCaller,
  { orderId, stepKey }: { orderId: number; stepKey: CatalogueStepKey },
): Promise<void> => {
  const { userId, participationId } = caller;
  const access = await requireCatalogue(trx, templates, caller, 'write');
  if (!(await isOrderOf(trx, { participationId, orderId }))) throw notFound();
  const { ru: name, en: name_eng } = await shownNames(trx, caller, access.membership.of === 'parent');
  await outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'catalog-order.editing',
    data: { id: orderId, user: { id: userId, name, name_eng }, step_key: stepKey },
  });
};
