import type { CatalogueStepKey } from '@fairfront/mf-catalog/model';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { notFound } from '../http/failure';
import { channelName } from '../realtime/channels';
import type { Services } from '../services';
import { requireCatalogue, type CatalogueCaller } from './catalogue-access';

/** By what name the others of a participation see somebody: to a sub-exhibitor the people of its organiser have none (SHELL-218). */
const nameOf = async (
  trx: Transaction<Tables>,
  { userId, participationId }: CatalogueCaller,
  isOfParent: boolean,
): Promise<string> => {
  if (!isOfParent) {
    const { name, lastname } = await trx
      .selectFrom('users')
      .select(['name', 'lastname'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return `${name} ${lastname}`.trim();
  }
  const company = await trx
    .selectFrom('participations as p')
    .innerJoin('participations as parent', 'parent.id', 'p.parent_id')
    .innerJoin('companies as c', 'c.id', 'parent.company_id')
    .select('c.name_rus')
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
  return company.name_rus;
};

/**
 * Tells the open tabs of a participation who is editing its order at which step; only the event is sent (CAT-300).
 * @throws Failure 403, 404
 */
export const tellPresence = async (
  trx: Transaction<Tables>,
  { outbox, templates }: Pick<Services, 'outbox' | 'templates'>,
  caller: CatalogueCaller,
  { orderId, stepKey }: { orderId: number; stepKey: CatalogueStepKey },
): Promise<void> => {
  const { userId, participationId } = caller;
  const access = await requireCatalogue(trx, templates, caller, 'write');
  const order = await trx
    .selectFrom('catalog_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
  if (!order) throw notFound();
  const name = await nameOf(trx, caller, access.membership.of === 'parent');
  await outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'catalog-order.editing',
    data: { id: orderId, user: { id: userId, name }, step_key: stepKey },
  });
};
