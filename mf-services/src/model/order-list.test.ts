import { orderCounts, orderGroups, orderSearch, statusesOf } from './order-list';
import { orderStatuses } from './order-status';

describe('groups of orders', () => {
  it('hold every status once [SVC-189]', () => {
    expect(orderGroups.map(statusesOf)).toEqual([
      ['waiting_confirmation'],
      ['new', 'processing', 'confirmed'],
      ['executed'],
      ['canceled'],
    ]);
    expect(orderGroups.flatMap(statusesOf)).toHaveLength(orderStatuses.length);
  });

  it('are counted from the statuses [SVC-189]', () => {
    expect(
      orderCounts([
        { status: 'new', count: 2 },
        { status: 'confirmed', count: 1 },
        { status: 'waiting_confirmation', count: 4 },
      ]),
    ).toEqual({ all: 7, answer: 4, active: 3, completed: 0, canceled: 0 });
  });
});

describe('a search among orders', () => {
  it.each([
    ['1042', '1042', ['1042']],
    [' № 1042 ', '1042', ['1042']],
    ['No. 1042', '1042', ['no', '1042']],
    ['no1042', '1042', ['no', '1042']],
    ['Подвес конструкций', null, ['подвес', 'конструкций']],
    ['Подключение 10 кВт', null, ['подключение', '10', 'квт']],
    ['Ёлка', null, ['елка']],
    ['№', null, []],
  ])('reads %j [SVC-189]', (text, number, words) => {
    expect(orderSearch(text)).toEqual({ number, words });
  });
});
