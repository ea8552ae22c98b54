import { orderCounts, orderSearch, statusesOf } from './order-list';
import { orderGroups, orderStatuses } from './order-status';

describe('order groups', () => {
  it('contain every status once [SVC-189]', () => {
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

describe('the order search', () => {
  it.each([
    '10001',
    '#10001',
    '# 10001',
    '＃10001',
    '№10001',
    '№ 10001',
    '№\u00a010001',
    'No. 10001',
    'N° 10001',
    'Nº 10001',
    'Заказ 10001',
    'заказ №10001',
    'Заказ № 10001',
    'Заказ №\u00a010001 от 25 мая 2026',
    'Заказ № 10001: Новый',
    'заказе № 10001',
    'Номер 10001',
    'Заказ: 10001',
    'order 10001',
    'Order #10001',
    'Order No. 10001',
    'Order No. 10001 of 25 May 2026',
    'ORDER NO 10001',
    ' order number 10001 ',
  ])('finds the number of an order in %j [SVC-189]', (text) => {
    expect(orderSearch(text).number).toBe('10001');
  });

  it.each(['10001 от', '10 кВт', 'стол 10001', 'Заказ', '#', '10001 10002', 'заказ 10 столов', 'No. 5a', 'nova 5'])(
    'finds no number in %j [SVC-189]',
    (text) => {
      expect(orderSearch(text).number).toBeNull();
    },
  );

  it.each([
    ['1042', '1042', ['1042']],
    [' № 1042 ', '1042', ['1042']],
    ['No. 1042', '1042', ['no', '1042']],
    ['no1042', '1042', ['no', '1042']],
    ['Подвес конструкций', null, ['подвес', 'конструкций']],
    ['Подключение 10 кВт', null, ['подключение', '10', 'квт']],
    ['Ёлка', null, ['елка']],
    ['№', null, []],
  ])('parses %j [SVC-189]', (text, number, words) => {
    expect(orderSearch(text)).toEqual({ number, words });
  });
});
