import { formatProseDate, pluralOf } from '@fairfront/shared-kit/formats';
import { dayAt, daysLeft, type DeadlineItem, type Locale } from '@fairfront/shared-kit/model';
import { deadlineTitle } from './deadline-texts';

interface Place {
  exhibition: string;
  zone: string;
  /** Ms since the epoch. */
  now: number;
}

const quoted = (title: string, locale: Locale): string => (locale === 'ru' ? `«${title}»` : `“${title}”`);

const daysText = (count: number, locale: Locale): string =>
  locale === 'ru'
    ? `${pluralOf(count, { one: 'остался', other: 'осталось' }, 'ru')} ${count} ${pluralOf(count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }, 'ru')}`
    : `${count} ${pluralOf(count, { one: 'day', other: 'days' }, 'en')} left`;

const leftText = (count: number, locale: Locale): string => {
  if (count === 0) return locale === 'ru' ? 'сегодня последний день' : 'today is the last day';
  if (count === 1) return locale === 'ru' ? 'завтра последний день' : 'tomorrow is the last day';
  return daysText(count, locale);
};

/** The line of a reminder in the bell and in the subject of its letter, without a full stop (SHELL-255). */
export const reminderText = (item: DeadlineItem, { exhibition, zone, now }: Place, locale: Locale): string => {
  const title = deadlineTitle(item, locale);
  const fair = quoted(exhibition, locale);
  if (item.edge === 'from') return `${title}, ${fair}`;
  const day = dayAt(item.at, zone);
  const date = formatProseDate(day, locale, { now, zone });
  const left = leftText(daysLeft(day, now, zone), locale);
  return locale === 'ru' ? `${title}: ${left}, срок ${date}, ${fair}` : `${title}: ${left}, due ${date}, ${fair}`;
};
