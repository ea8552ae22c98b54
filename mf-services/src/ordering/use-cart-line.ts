import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError, queryKeys } from '@fairfront/shared-kit/api';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useParticipation,
  usePlatform,
  useTranslation,
  type AdditionalService,
  type CartItem,
} from '@fairfront/shared-kit/platform';
import type { CartLineInput } from '@fairfront/shared-kit/domain/services/cart-line';

/** The payload of a cart line. */
export interface LineCall {
  service: AdditionalService;
  line: CartLineInput;
  /** The line to change; null adds the service. */
  item: CartItem | null;
}

/** The callbacks of the component that adds or changes a line. */
export interface CartLineOptions {
  onDone?: () => void;
  /** Called when the service is already in the cart; the cart is being refetched. */
  onAlreadyInCart?: () => void;
  /** Whether to offer undo after adding. */
  undoable?: boolean;
}

/** Adds a service to the cart or changes its line; the cart is refetched in either case. */
export const useCartLine = ({ onDone, onAlreadyInCart, undoable = false }: CartLineOptions = {}) => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const locale = useLocale();
  const { id } = useParticipation();
  const cart = queryKeys.cart.all(id);
  const remove = useAction<CartItem>({
    namespace: 'services',
    run: ({ cart_item_id: itemId }) =>
      api.delete('/participants/{id}/cart-items/{itemId}', { params: { path: { id, itemId } } }),
    invalidates: () => [cart],
  });
  return useAction<LineCall, CartItem>({
    namespace: 'services',
    rowOf: ({ service }) => service.id,
    run: async ({ service, line, item }, { idempotencyKey }) => {
      if (item === null) {
        const params = { path: { id, serviceId: service.id } };
        return (await api.post('/participants/{id}/cart-items/{serviceId}', { params, body: line, idempotencyKey }))
          .data;
      }
      const params = { path: { id, itemId: item.cart_item_id } };
      const body = { ...line, purchase_number: item.purchase_number };
      return (await api.put('/participants/{id}/cart-items/{itemId}', { params, body })).data;
    },
    invalidates: () => [cart],
    announce: (_stored, { service, item }) =>
      item === null && undoable ? null : t(item ? 'service.updated' : 'service.added', { name: nameOf(service) }),
    undo: (stored, { service, item }) =>
      item === null && undoable
        ? {
            text: t('service.added', { name: nameOf(service) }),
            undo: async () => {
              await remove.run(stored);
            },
          }
        : null,
    onDone: () => onDone?.(),
    onRefused: (error) => {
      if (!isApiError(error) || error.code !== 'already_in_cart' || !onAlreadyInCart) return false;
      onAlreadyInCart();
      return true;
    },
  });

  function nameOf(service: AdditionalService): string {
    return textOf(service, 'name', locale);
  }
};
