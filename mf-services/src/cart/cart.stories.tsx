import {
  buildCart,
  buildCartItem,
  buildParticipation,
  buildService,
  createFakeApi,
} from '@fairfront/shared-kit/testing';
import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import type { Cart } from '@fairfront/shared-kit/platform';
import remote from '../remote';
import { t } from '../story-texts';
import { cartOf } from '../testing/carts';

export default { title: 'Remotes/Services/Cart' };

const { screen } = remoteStories('services', remote);
const base = buildParticipation();
const day = base.exhibition.started_at;
const fixture = (cart: Cart) => () => ({
  now: `${base.exhibition.installation_started_at}T09:00:00+03:00`,
  participation: {
    ...base,
    type: 'self' as const,
    exhibition: { ...base.exhibition, is_show_order_additional_services: true },
  },
  api: createFakeApi().on('get', '/participants/{id}/cart', { data: cart }),
});
const lines = [
  { ...buildCartItem(1, 4), comment: t('cart.comment') },
  { ...buildCartItem(2, 1), dates: [day], service: buildService(2, { is_required_date_exhibition: true }) },
  {
    ...buildCartItem(3, 2),
    time_range_by_dates: [{ date: day, time_range: [10, 12] }],
    service: buildService(3, { is_required_time_range_by_date: true }),
  },
  { ...buildCartItem(4, 1), price_risen_from: 900 },
  { ...buildCartItem(5, 1), service: buildService(5, { order_state: 'service_closed' }) },
];

export const Lines = screen('cart', fixture(cartOf(lines, { total_with_vat: 9000, vat: 1500 })));
export const Empty = screen('cart', fixture(buildCart([])));
export const Checkout = screen('ordering', fixture(buildCart([4, 1])));
