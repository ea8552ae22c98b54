import { dayAt } from '@fairfront/shared-kit/domain/common';
import type { Notification } from '@fairfront/shared-kit/platform';

/** The notifications of one calendar day in the reader's time zone. */
export interface DayOfNotifications {
  /** YYYY-MM-DD */
  day: string;
  items: Notification[];
}

/** Groups a list, newest first, by day in a time zone; a snoozed notification counts on the day of its return. */
export const notificationsByDay = (items: readonly Notification[], zone: string): DayOfNotifications[] => {
  const days: DayOfNotifications[] = [];
  for (const item of items) {
    const day = dayAt(Date.parse(item.returned_at ?? item.created_at), zone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
};
