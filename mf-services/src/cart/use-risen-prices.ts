import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import {
  useParticipation,
  usePlatform,
  useQueryClient,
  useTranslation,
  type Cart,
} from '@fairfront/shared-kit/platform';
import { cartCallsOf } from './cart-calls';

/** Accepts the current prices after the user has seen the increased ones. */
export const useAcceptPrices = () => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const queryClient = useQueryClient();
  const key = queryKeys.cart.all(id);
  return useAction<void, Cart>({
    namespace: 'services',
    run: () => cartCallsOf(api, id).acceptPrices(),
    onDone: (cart) => queryClient.setQueryData<Cart>(key, cart),
    announce: () => t('cart.pricesAccepted'),
  });
};
