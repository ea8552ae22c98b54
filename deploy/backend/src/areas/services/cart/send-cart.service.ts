import { localized } from '@fairfront/shared-kit/domain/common';
import { colleaguesToOrder, sendCartFields } from '@fairfront/shared-kit/domain/services';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { check } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { requireServices } from '../additional-services/services-access';
import { attemptLimits, consumeRateLimitIn } from '../../../platform/attempts/attempts';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { refused } from '../../../platform/http/http-error';
import { lineOf } from '../../../platform/http/values';
import { notifyUsers } from '../../../identity/notifications/notify';
import { shownNames } from '../../participations';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { areaText, type Text, inEveryLanguage } from '../../../platform/texts/area-texts';
import type { Cart } from '@fairfront/shared-kit/domain/services/api';
import { readCart, type CartCaller } from './cart.service';

/** The recipient and the message. */
export interface CartRequest {
  user_id: number;
  comment: string | null;
}

const messageOf = (sender: Text, cart: Cart, comment: string): Text => {
  const count = cart.groups.reduce((sum, { items }) => sum + items.length, 0);
  const total = cart.total_with_vat === null ? null : formatMoney(cart.total_with_vat, cart.currency);
  const key = total === null ? 'notifications.cartRequest' : 'notifications.cartRequestWithTotal';
  return inEveryLanguage((locale) => {
    const request = areaText('services', key, { name: sender[locale], count, total })[locale];
    return comment === ''
      ? request
      : `${request}. ${areaText('services', 'notifications.cartComment', { comment })[locale]}`;
  });
};

/**
 * Asks a colleague with the right to order to check and order the cart: sends a notification and an e-mail with a link.
 * @throws HttpError 403 `no_order_right`, 422 `cart_empty` or by field, 429 within a minute of the last one of this cart
 */
export const sendCart = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  caller: CartCaller,
  request: CartRequest,
): Promise<void> => {
  const { userId, participationId } = caller;
  const at = services.clock.now();
  const access = await requireServices(trx, { userId, participationId, now: at }, 'order');
  const comment = lineOf(request.comment);
  const colleagueIds = colleaguesToOrder(userId, access).map(({ id }) => id);
  const { issues } = check(sendCartFields(colleagueIds), { user_id: request.user_id, comment });
  if (issues) throw areaFieldErrors('services', issues);
  const cart = await readCart(trx, access.context, access);
  if (cart.groups.length === 0) throw refused('cart_empty', areaText('services', 'errors.cart_empty'));
  await consumeRateLimitIn(trx, services, attemptLimits.cartSending, `cart ${participationId}`);
  const sender = await shownNames(trx, caller, access.membership.of === 'parent');
  const message = messageOf(sender, cart, comment);
  await notifyUsers(trx, services, [request.user_id], {
    type: 'order',
    kind: 'cart',
    participationId,
    ...localized('message', (locale) => message[locale]),
    subject: { kind: 'cart', id: participationId },
  });
  await writeAudit(trx, { userId, participationId, action: 'cart.sent', subject: `user ${request.user_id}`, at });
};
