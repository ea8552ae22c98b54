import { buildNotification, renderInPlatform } from '../testing';
import { notificationIcon, notificationPlace } from './notification-place';

it('a remote of contract 6.0 gets the target and icon of a notification [SHELL-565]', () => {
  const notification = buildNotification();
  const place = { route: 'cart', params: { id: 101 } } as const;
  const Row = () => JSON.stringify([notificationIcon(notification), notificationPlace(notification)]);
  const { container } = renderInPlatform(<Row />, { notifications: { placeOf: () => place, iconOf: () => 'cart' } });
  expect(container.textContent).toBe(JSON.stringify(['cart', place]));
});
