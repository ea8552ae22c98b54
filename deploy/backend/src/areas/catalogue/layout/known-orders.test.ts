import { KnownOrders } from './known-orders';

it('only orders whose state has changed are read again, and one that is gone is left out [ORG-383]', async () => {
  const known = new KnownOrders<string>();
  const read: number[][] = [];
  const follow = (states: Record<number, string>, gone: readonly number[] = []) =>
    known.follow(
      1,
      Object.entries(states).map(([id, state]) => ({ id: Number(id), state })),
      (ids) => {
        read.push([...ids]);
        const found = ids.filter((id) => !gone.includes(id)).map((id) => [id, `${id}${states[id]}`] as const);
        return Promise.resolve(new Map(found));
      },
    );
  expect(await follow({ 1: 'a', 2: 'a', 3: 'a' })).toEqual(['1a', '2a', '3a']);
  expect(await follow({ 1: 'a', 2: 'b' })).toEqual(['1a', '2b']);
  expect(await follow({ 1: 'c', 2: 'b' }, [1])).toEqual(['2b']);
  expect(await follow({ 1: 'c', 2: 'b' })).toEqual(['1c', '2b']);
  expect(read).toEqual([[1, 2, 3], [2], [1], [1]]);
});
