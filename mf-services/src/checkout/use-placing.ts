import { useAction } from '@fairfront/shared-kit/api/actions';
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

/** The values of the checkout form. */
export interface CheckoutValues {
  comment: string;
  /** No file or one. */
  attachment: File[];
  purchase_number: string;
  payer: Payer;
}

/** Errors of the cart itself, in addition to the form fields. */
interface CartRefusal {
  /** The changes made by a colleague; null for another reason. */
  changes: CartChange<CartItem>[] | null;
  /** Error texts by `cart_item_id`. */
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
 * Places the displayed cart as an order. One key is valid from opening the checkout until success, so that a double click or
 * a lost answer creates one order; a refused cart is refetched and its changes are shown.
 * @param onPlaced called before the cart is refetched
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
    // the key stays the same across corrections, so all attempts create one order at most
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
    /** The upload progress of the attachment, from 0 to 1; null without an upload. */
    share: placing.isBusy() ? share : null,
  };
};
