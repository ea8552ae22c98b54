import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { dayAt, daysLeft, type Locale } from '@fairfront/shared-kit/domain/common';
import { type DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import { serverTextIn } from '../../../platform/texts/server-texts';
import { deadlineTitle } from './deadline-texts';

interface Place {
  exhibition: string;
  zone: string;
  /** Ms since the epoch. */
  now: number;
}

const leftText = (count: number, locale: Locale): string => {
  if (count === 0) return serverTextIn(locale, 'deadlines.lastDayIsToday');
  if (count === 1) return serverTextIn(locale, 'deadlines.lastDayIsTomorrow');
  return serverTextIn(locale, 'deadlines.daysLeft', { count });
};

/** The line of a reminder in the bell and in the subject of its e-mail, without a full stop. */
export const reminderText = (item: DeadlineItem, { exhibition, zone, now }: Place, locale: Locale): string => {
  const title = deadlineTitle(item, locale);
  if (item.edge === 'from') return serverTextIn(locale, 'deadlines.openingReminder', { title, exhibition });
  const day = dayAt(item.at, zone);
  return serverTextIn(locale, 'deadlines.reminder', {
    title,
    exhibition,
    left: leftText(daysLeft(day, now, zone), locale),
    date: formatProseDate(day, locale, { now, zone }),
  });
};
