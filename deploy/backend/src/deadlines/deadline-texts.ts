import { textOf } from '@fairfront/shared-kit/formats';
import type { DeadlineItem, DeadlineKind, Locale } from '@fairfront/shared-kit/model';
import { translatorOf } from '../texts/area-texts';

/** What calendars, letters and the bell call a deadline; the screen has its own words. */
const titles: Record<Exclude<DeadlineKind, 'services-price' | 'services-end'>, Record<Locale, string>> = {
  'visa-simple': { ru: 'Визы, упрощённый порядок', en: 'Visas, simplified procedure' },
  'visa-difficult': { ru: 'Визы, общий порядок', en: 'Visas, general procedure' },
  'participant-passes': { ru: 'Пропуска участников', en: 'Participant passes' },
  'installation-passes': { ru: 'Пропуска на монтаж', en: 'Installation passes' },
  'car-passes': { ru: 'Пропуска на автомобили', en: 'Car passes' },
  'participant-print': { ru: 'Открывается печать пропусков участников', en: 'Printing of participant passes opens' },
  'participant-print-end': { ru: 'Печать пропусков участников', en: 'Printing of participant passes' },
  'installation-print': { ru: 'Открывается печать пропусков на монтаж', en: 'Printing of installation passes opens' },
  'installation-print-end': { ru: 'Печать пропусков на монтаж', en: 'Printing of installation passes' },
  'catalogue-order': { ru: 'Заявка в каталог', en: 'Catalogue order' },
  services: { ru: 'Заказ услуг к монтажу', en: 'Services for installation days' },
};

type Titled = Pick<DeadlineItem, 'kind' | 'count' | 'services'>;

/** The title of a date of services names them: the first ones, and how many more there are (SVC-175). */
export const deadlineTitle = ({ kind, count, services = [] }: Titled, locale: Locale): string => {
  if (kind !== 'services-price' && kind !== 'services-end') return titles[kind][locale];
  const t = translatorOf('services', locale);
  const names = services.map((service) => textOf(service, 'name', locale)).join(', ');
  const more = count - services.length;
  return t(`deadlines.${kind}`, { names: more > 0 ? t('deadlines.more', { names, count: more }) : names });
};

/** The line of an event: what it is, and that it is the last day of it. */
export const eventSummary = (item: Titled & Pick<DeadlineItem, 'edge'>, exhibition: string, locale: Locale): string => {
  const title = deadlineTitle(item, locale);
  if (item.edge === 'from') return `${title} (${exhibition})`;
  return locale === 'ru' ? `${title}: последний день (${exhibition})` : `${title}: last day (${exhibition})`;
};
