import type { Notification } from '../api/entities';
import { usePlatform } from './context';
import type { Target } from './tile';

const useNotificationPlace = (notification: Notification): Target | null =>
  usePlatform().notifications.placeOf(notification);
const useNotificationIcon = (notification: Notification): string => usePlatform().notifications.iconOf(notification);

export {
  /** @deprecated `usePlatform().notifications.placeOf`; remotes of contract 6.0 ask by this name while they draw. */
  useNotificationPlace as notificationPlace,
  /** @deprecated `usePlatform().notifications.iconOf`; remotes of contract 6.0 ask by this name while they draw. */
  useNotificationIcon as notificationIcon,
};
