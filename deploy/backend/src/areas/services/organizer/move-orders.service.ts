import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { OrderMove, OrderMoveResult } from '@fairfront/shared-kit/domain/services/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { batchErrorOf, runBatch } from '../../../platform/http/batch';
import { notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { changeOrder } from './change-order.service';
import { lockOrderOfAll } from './orders.repository';

type Needs = Pick<Services, 'clock' | 'database' | 'outbox'>;

/** @returns whether the order has moved; one that is there already has not @throws HttpError if it may not */
const move = async (trx: Transaction<Tables>, services: Needs, userId: number, { id, status, version }: OrderMove) => {
  const order = await lockOrderOfAll(trx, id);
  if (!order) throw notFound();
  if (order.status === status) return false;
  await changeOrder(trx, services, userId, id, { status, version });
  return true;
};

/** Moves many orders, each by itself; every result shows the order as it is stored now. */
export const moveOrders = (
  services: Needs,
  { userId, locale }: { userId: number; locale: Locale },
  moves: readonly OrderMove[],
): Promise<OrderMoveResult[]> =>
  runBatch(
    services.database,
    moves,
    ({ id }) => String(id).padStart(16, '0'),
    async (trx, wanted) => {
      let result: Pick<OrderMoveResult, 'ok' | 'is_changed' | 'error'>;
      try {
        result = { ok: true, is_changed: await move(trx, services, userId, wanted), error: null };
      } catch (error) {
        result = { ok: false, is_changed: false, error: batchErrorOf(error, locale) };
      }
      const stored = await lockOrderOfAll(trx, wanted.id);
      return { id: wanted.id, ...result, order: stored && { status: stored.status, version: stored.version } };
    },
  );
