import { createQueryClient } from '../platform/query-client';
import { areaKeys, queryKeys } from './query-keys';

describe('query keys', () => {
  it('match everything of an area or a participation by prefix, and nothing of another', () => {
    const cache = createQueryClient();
    const { personalPasses, participation } = queryKeys;
    const orders = areaKeys('orders');
    const keys = [
      personalPasses.list(101, { type: 'certificate', page: 1 }),
      personalPasses.detail(101, '17'),
      orders.list(101),
      personalPasses.list(102),
      participation.detail(101),
    ];
    for (const key of keys) cache.setQueryData(key, 1);
    const reached = (queryKey: readonly unknown[]) => cache.getQueriesData({ queryKey }).length;
    expect(reached(personalPasses.all(101))).toBe(2);
    expect(reached(personalPasses.lists(101))).toBe(1);
    expect(reached(participation.all(101))).toBe(4);
    expect(reached(queryKeys.notifications.all())).toBe(0);
    cache.clear();
  });

  it('are the same for an id from the address and from an entity', () => {
    expect(queryKeys.personalPasses.detail('101', '17')).toEqual(queryKeys.personalPasses.detail(101, 17));
    expect(queryKeys.participation.detail('101')).toEqual(queryKeys.participation.detail(101));
  });
});
