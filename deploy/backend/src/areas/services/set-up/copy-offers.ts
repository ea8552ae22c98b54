import { movedWith, type ExhibitionMove } from '@fairfront/shared-kit/domain/participations/exhibition-copy';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { createOffers } from './create-services';
import { listOffers } from './set-up.repository';

/**
 * Copies the offers of an exhibition; price steps and last days of ordering move.
 * @returns how many
 */
export const copyServiceOffers = async (
  trx: Transaction<Tables>,
  { from, to, move }: { from: number; to: number; move: ExhibitionMove },
): Promise<number> => {
  const rows = await listOffers(trx, from);
  const offers = rows.map(({ order_until: until, price_steps: steps, ...offer }) => ({
    ...offer,
    exhibition_id: to,
    order_until: movedWith(move, until),
    price_steps: steps.map((step) => ({ ...step, from: movedWith(move, step.from) })),
  }));
  await createOffers(trx, offers);
  return offers.length;
};
