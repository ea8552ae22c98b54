import type { StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { OrderMove, OrderMoveResult } from '@fairfront/shared-kit/domain/services/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { batchErrorOf, runBatch } from '../../../platform/http/batch';
import { notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { changeOrder } from './change-order.service';
import { findLastMove, lockOrderOfAll } from './orders.repository';

type Needs = Pick<Services, 'clock' | 'database' | 'outbox'>;

/** The moving user; `exhibitions` are those of the caller, 'all' for all. */
interface Mover {
  userId: number;
  locale: Locale;
  exhibitions: StaffExhibitions;
}

/** An order of the exhibitions of the caller, locked: orders of others do not exist for them. */
const lockOwnOrder = async (trx: Transaction<Tables>, { exhibitions }: Mover, id: number) => {
  const order = await lockOrderOfAll(trx, id);
  return order && (exhibitions === 'all' || exhibitions.includes(order.exhibition_id)) ? order : null;
};

/** @returns whether the order has moved; one that is there already has not @throws HttpError if it may not */
const move = async (
  trx: Transaction<Tables>,
  services: Needs,
  mover: Mover,
  { id, status, comment, version }: OrderMove,
): Promise<boolean> => {
  const order = await lockOwnOrder(trx, mover, id);
  if (!order) throw notFound();
  if (order.status === status) return false;
  await changeOrder(trx, services, mover.userId, id, { status, comment, version });
  return true;
};

/** Moves many orders, each by itself; every result shows the order as it is stored now. */
export const moveOrders = (services: Needs, mover: Mover, moves: readonly OrderMove[]): Promise<OrderMoveResult[]> =>
  runBatch(
    services.database,
    moves,
    ({ id }) => String(id).padStart(16, '0'),
    async (trx, wanted) => {
      let result: Pick<OrderMoveResult, 'ok' | 'is_changed' | 'error'>;
      try {
        result = { ok: true, is_changed: await move(trx, services, mover, wanted), error: null };
      } catch (error) {
        result = { ok: false, is_changed: false, error: batchErrorOf(error, mover.locale) };
      }
      const stored = await lockOwnOrder(trx, mover, wanted.id);
      const last = stored && !result.ok ? await findLastMove(trx, wanted.id) : null;
      return {
        id: wanted.id,
        ...result,
        order: stored && { status: stored.status, version: stored.version },
        moved_by: last && last.user,
        moved_at: last && last.at.toISOString(),
      };
    },
  );
