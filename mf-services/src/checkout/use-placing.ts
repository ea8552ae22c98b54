import { useAction } from '@fairfront/shared-kit/actions';
import { isApiError, queryKeys, type ResponseOf, type paths } from '@fairfront/shared-kit/api';
import {
  useParticipation,
  usePlatform,
  useQueryClient,
  useTranslation,
  type Cart,
  type CartItem,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { cartQuery } from '../api/cart';
import { linesOf } from '../cart/cart-calls';
import type { Payer } from '@fairfront/shared-kit/domain/services/checkout';
import { cartChanges, lineErrorsOf, type CartChange } from '@fairfront/shared-kit/domain/services/cart-changes';
import { serviceKeys } from '../api/query-keys';

/** A placed order. */
type PlacedOrder = ResponseOf<paths['/participants/{id}/additional-orders']['post']>['data'];

/** What the checkout asks for. */
export interface CheckoutValues {
  comment: string;
  /** None or one file. */
  attachment: File[];
  purchase_number: string;
  payer: Payer;
}

/** Why the cart as it is cannot be ordered, beside the fields of the form. */
interface CartRefusal {
  /** What a colleague has changed meanwhile; null when it was something else (SVC-153). */
  changes: CartChange<CartItem>[] | null;
  /** Texts by `cart_item_id` (SVC-085). */
  lines: ReadonlyMap<number, string[]>;
}

const nothing: CartRefusal = { changes: null, lines: new Map() };

const formOf = (cart: Cart, values: CheckoutValues): FormData => {
  const form = new FormData();
  form.append('comment', values.comment);
  form.append('purchase_number', values.purchase_number);
  form.append('payer', values.payer);
  form.append('currency', cart.currency);
  form.append('cart_version', String(cart.version));
  const [file] = values.attachment;
  if (file) form.append('attachment', file);
  return form;
};

/**
 * Places the cart as it is on screen. One key counts from the opening of the checkout to its success, so that a double click
 * or a lost answer orders once (SVC-087); a refusal of the cart loads it anew and says what has changed (SVC-153, SVC-160).
 * @param onPlaced called before the cart is reloaded
 */
export const usePlacing = (onPlaced: (orderId: number) => void) => {
  const { api, modals } = usePlatform();
  const { id } = useParticipation();
  const queryClient = useQueryClient();
  const cartKey = queryKeys.cart.all(id);
  const { t } = useTranslation('services');
  const [refusal, setRefusal] = useState(nothing);
  const [share, setShare] = useState<number | null>(null);

  const onRefused = async (error: unknown, seen: Cart) => {
    if (!isApiError(error)) return;
    if (error.status !== 409 && error.status !== 422) return;
    const cart = await queryClient.fetchQuery({ ...cartQuery(api, id), staleTime: 0 }).catch(() => null);
    const changes = cart && error.code === 'cart_changed' ? cartChanges(linesOf(seen), linesOf(cart)) : null;
    setRefusal({ changes, lines: lineErrorsOf(error.errors) });
  };

  const placing = useAction<{ cart: Cart; values: CheckoutValues }, PlacedOrder>({
    namespace: 'services',
    errors: 'inline',
    // whatever is corrected between two tries: until one has succeeded they order once
    contentOf: () => '',
    run: async ({ cart, values }, { idempotencyKey }) => {
      setRefusal(nothing);
      setShare(values.attachment.length > 0 ? 0 : null);
      const path = `/participants/${id}/additional-orders`;
      const options = { idempotencyKey, onProgress: setShare };
      return (await api.upload<{ data: PlacedOrder }>(path, formOf(cart, values), options)).data;
    },
    onDone: (order) => {
      onPlaced(order.id);
      modals.open('event-modal-order-success', { order: String(order.id) });
    },
    onRefused: (error, { cart }) => {
      setShare(null);
      void onRefused(error, cart);
      return false;
    },
    errorText: (error) => {
      if (!isApiError(error)) return undefined;
      if (Object.keys(error.errors).some((field) => field.startsWith('items.'))) return t('checkout.linesTitle');
      return error.code === 'idempotency_mismatch' ? t('checkout.lost') : undefined;
    },
    invalidates: () => [cartKey, serviceKeys.orders.all(id)],
  });
  return {
    /** @throws the refusal, for the form that shows it at its fields */
    place: async (cart: Cart, values: CheckoutValues): Promise<void> => {
      await placing.submit({ cart, values });
    },
    describe: placing.describe,
    refusal,
    /** Sent part of the attachment, from 0 to 1; null without one under way. */
    share: placing.isBusy() ? share : null,
  };
};
