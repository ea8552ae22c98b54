import { orderActionName } from './order-action';

it('a status of an order is named in the log by the text that the screens show [SHELL-480]', () => {
  expect(orderActionName('order.waiting_confirmation', 'ru')).toBe('Статус заказа: ожидает подтверждения');
  expect(orderActionName('order.executed', 'en')).toBe('Order status: completed');
  expect(orderActionName('order.created', 'en')).toBeNull();
});
