import type { IconName } from '@fairfront/shared-kit/components/icon';
import type { NotificationCategory } from '@fairfront/shared-kit/domain/identity/notifications';

/** The icon of a category. */
export const categoryIcons: Record<NotificationCategory, IconName> = {
  passes: 'badge',
  deadlines: 'calendar',
  orders: 'list',
  documents: 'documents',
  catalogue: 'book',
  organizer: 'megaphone',
};
