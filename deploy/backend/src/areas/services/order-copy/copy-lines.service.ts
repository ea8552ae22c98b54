import type { CodedIssue } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { lockCart } from '../cart/cart.repository';
import type { Cart, CopyBody, CopyLine } from '@fairfront/shared-kit/domain/services/api';
import { beginCartChange, endCartChange, insertLine, readCart, readLine, type CartCaller } from '../cart/cart.service';
import type { Tables } from '../../../platform/database/tables';
import { HttpError, notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { areaText } from '../../../platform/texts/area-texts';
import { copyState, unitOf } from './copy-offers';
import { earlierLines } from './earlier-lines.repository';

const refusals: Record<Exclude<CopyLine['state'], 'open'>, string> = {
  missing: 'service_not_offered',
  service_closed: 'service_closed',
  period_ended: 'period_ended',
  in_cart: 'already_in_cart',
};

/**
 * Adds lines of earlier orders to the cart, all or none; lines in the cart are unchanged.
 * @throws HttpError 403, 404 for a line that the caller may not copy, 409 `cart_changed`, 422 keyed `lines.{line_id}.{field}`
 */
export const copyLines = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  caller: CartCaller,
  body: CopyBody,
): Promise<Cart> => {
  const { context, currencies } = await beginCartChange(trx, services, caller);
  if ((await lockCart(trx, caller.participationId)) !== body.cart_version) {
    throw new HttpError(409, areaText('services', 'errors.copy_cart_changed'), { code: 'cart_changed' });
  }
  const wanted = body.lines.map(({ line_id: id }) => id);
  const rows = await earlierLines(trx, caller.userId, context).where('l.id', 'in', wanted).execute();
  const byId = new Map(rows.map((row) => [row.line_id, row]));
  const issues: Record<string, CodedIssue> = {};
  const chosen = new Set<number>();
  for (const { line_id: lineId, ...given } of body.lines) {
    const row = byId.get(lineId);
    if (!row) throw notFound();
    const state = chosen.has(row.id) ? 'in_cart' : copyState(row, context);
    chosen.add(row.id);
    if (state !== 'open') {
      issues[`lines.${lineId}.service`] = { code: refusals[state], params: {} };
      continue;
    }
    const line = { unit_id: unitOf(row, context).id, comment: row.comment, ...given };
    const { input, issues: found } = await readLine(trx, row, line, context);
    for (const [field, issue] of Object.entries(found)) issues[`lines.${lineId}.${field}`] = issue;
    if (Object.keys(issues).length === 0) await insertLine(trx, caller, row, input, line, context);
  }
  if (Object.keys(issues).length > 0) throw areaFieldErrors('services', issues);
  const cartVersion = await endCartChange(trx, services, caller, 'cart.items-copied', `${chosen.size} lines`);
  return readCart(trx, context, { cartVersion, currencies });
};
