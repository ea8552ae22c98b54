import type { Notification } from './entities';
import { usePlatform } from './context';
import type { Target } from './tile';

const useNotificationPlace = (notification: Notification): Target | null =>
  usePlatform().notifications.placeOf(notification);
const useNotificationIcon = (notification: Notification): string => usePlatform().notifications.iconOf(notification);

export {
  /** @deprecated Use `usePlatform().notifications.placeOf`; remotes of contract 6.0 call this name while rendering. */
  useNotificationPlace as notificationPlace,
  /** @deprecated Use `usePlatform().notifications.iconOf`; remotes of contract 6.0 call this name while rendering. */
  useNotificationIcon as notificationIcon,
};
