import { buildService, buildUserWithRole, createFakeApi, failWith } from '@fairfront/shared-kit/testing';
import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import type { CopyLine } from '@fairfront/shared-kit/platform';
import remote from '../remote';
import { buildCopyLine, buildCopyOffers, copiedCount } from '../testing/copy-offers';
import { testNow, withServices } from '../testing/services-api';

export default { title: 'Remotes/Services/Copy from earlier orders' };

const { modal } = remoteStories('services', remote);
const offers = '/participants/{id}/cart/copy-offers';
const fixture = (lines: CopyLine[]) => () => ({
  now: testNow,
  user: buildUserWithRole('edit'),
  participation: withServices(),
  api: createFakeApi().on('get', offers, { data: buildCopyOffers(lines) }),
});
const named = (id: number, names: { name_rus: string; name_eng: string }) => ({ service: buildService(id, names) });
const dated = { ...copiedCount, dates: ['2025-06-05', '2025-06-06'] };

export const Lines = modal(
  'event-modal-copy-orders',
  {},
  fixture([
    buildCopyLine(1, '', named(1, { name_rus: 'Стул офисный', name_eng: 'Office chair' })),
    buildCopyLine(2, '', { ...named(2, { name_rus: 'Диван двухместный', name_eng: 'Two-seat sofa' }), price: 1200 }),
    buildCopyLine(3, '', {
      service: buildService(3, {
        ...{ name_rus: 'Кофе-машина', name_eng: 'Coffee machine' },
        is_required_date_exhibition: true,
      }),
      ...{ earlier: dated, lost_days: dated.dates, price: 900 },
    }),
    buildCopyLine(4, '', {
      ...named(4, { name_rus: 'Стойка ресепшен', name_eng: 'Reception desk' }),
      state: 'service_closed',
    }),
    buildCopyLine(5, '', {
      ...named(5, { name_rus: 'Витрина напольная', name_eng: 'Floor showcase' }),
      state: 'missing',
      similar: { id: 9, name_rus: 'Витрина стеклянная', name_eng: 'Glass showcase', price: 12_400 },
    }),
    buildCopyLine(6, '', { ...named(6, { name_rus: 'Обед в боксе', name_eng: 'Lunch box' }), state: 'in_cart' }),
  ]),
);
export const NoEarlierOrders = modal('event-modal-copy-orders', {}, fixture([]));
export const Failed = modal('event-modal-copy-orders', {}, () => ({
  ...fixture([])(),
  api: createFakeApi().on('get', offers, failWith(500)),
}));
