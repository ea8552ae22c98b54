import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { canOrderServices } from '@fairfront/shared-kit/domain/participations';
import {
  useParticipation,
  usePlatform,
  useQueryClient,
  useUser,
  type Participation,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { currencyOwnerId } from '@fairfront/shared-kit/domain/services/current-currency';
import { serviceKeys } from '../api/query-keys';

/** The currency of displayed prices and its selection. */
export interface ShownCurrency {
  /** The currency code. */
  currency: string;
  choose: (code: string) => void;
  isBusy: boolean;
}

/**
 * The current currency of the participation. A user who may order changes it for everybody, since the cart is shared; a
 * viewer's selection is local to the open screen or dialog and sends nothing.
 */
export const useCurrency = (): ShownCurrency => {
  const { api } = usePlatform();
  const user = useUser();
  const participation = useParticipation();
  const queryClient = useQueryClient();
  const { id } = participation;
  const [viewed, setViewed] = useState<string | null>(null);
  const store = useAction<string, Participation>({
    namespace: 'services',
    run: async (currency) => {
      const path = { id: currencyOwnerId(participation) };
      return (await api.put('/participants/{id}/set-currency', { params: { path }, body: { currency } })).data;
    },
    onDone: ({ currency }) =>
      queryClient.setQueryData<Participation>(
        queryKeys.participation.detail(id),
        (known) => known && { ...known, currency },
      ),
    invalidates: () => [queryKeys.participation.detail(id), queryKeys.cart.all(id), serviceKeys.services.all(id)],
  });
  const mayOrder = canOrderServices(user.id, participation);
  return {
    currency: (mayOrder ? null : viewed) ?? participation.currency.code,
    choose: (code) => (mayOrder ? void store.run(code) : setViewed(code)),
    isBusy: store.isBusy(),
  };
};
