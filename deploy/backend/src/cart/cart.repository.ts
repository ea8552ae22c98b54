import { defaultCurrency } from '@fairfront/shared-kit/model';
import type { Kysely } from 'kysely';
import { servicesById } from '../additional-services/additional-services.repository';
import type { Tables } from '../database/tables';
import { cartItem, cartOf } from './cart-amounts';
import type { Cart } from './cart.schema';

/** The cart of a participation in its currency; access is judged before (SVC-064, SVC-151). */
export const readCart = async (db: Kysely<Tables>, participationId: number): Promise<Cart> => {
  const facts = await db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('carts as c', 'c.participation_id', 'p.id')
    .select(['p.currencies', 'e.vat_rate', 'c.version'])
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
  // after the version: a line that comes in between is one the checkout of this version refuses, never an unseen one
  const lines = await db
    .selectFrom('cart_lines as l')
    .innerJoin('service_units as u', 'u.id', 'l.unit_id')
    .select([
      'l.id',
      'l.service_id',
      'l.quantity',
      'l.dates',
      'l.quantity_by_dates',
      'l.time_range_by_dates',
      'l.comment',
      'l.unit_id',
      'u.name_rus',
      'u.name_eng',
    ])
    .where('l.participation_id', '=', participationId)
    .orderBy('l.id')
    .execute();
  const services = await servicesById(
    db,
    lines.map(({ service_id }) => service_id),
  );
  const currency = facts.currencies[0]?.code ?? defaultCurrency;
  const items = lines.flatMap(({ service_id, unit_id, name_rus, name_eng, ...line }) => {
    const service = services.get(service_id);
    const unit = { id: unit_id, name_rus, name_eng };
    return service ? [cartItem(service, { ...line, unit }, currency, facts.vat_rate)] : [];
  });
  return cartOf(facts.version ?? 0, currency, facts.vat_rate, items);
};
