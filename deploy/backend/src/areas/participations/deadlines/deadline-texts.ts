import { textOf } from '@fairfront/shared-kit/domain/common';
import type { DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { translatorOf } from '../../../platform/texts/area-texts';
import { serverTextIn } from '../../../platform/texts/server-texts';

type Titled = Pick<DeadlineItem, 'kind' | 'count' | 'services'>;

/**
 * The title of a deadline in calendars, e-mails and the bell; the screen has its own texts. A date of services names the
 * first services and the number of others.
 */
export const deadlineTitle = ({ kind, count, services = [] }: Titled, locale: Locale): string => {
  if (kind !== 'services-price' && kind !== 'services-end') return serverTextIn(locale, `deadlines.${kind}`);
  const t = translatorOf('services', locale);
  const names = services.map((service) => textOf(service, 'name', locale)).join(', ');
  const more = count - services.length;
  return t(`deadlines.${kind}`, { names: more > 0 ? t('deadlines.more', { names, count: more }) : names });
};

/** The title of a calendar event: the deadline, and that it is the last day. */
export const eventSummary = (item: Titled & Pick<DeadlineItem, 'edge'>, exhibition: string, locale: Locale): string => {
  const title = deadlineTitle(item, locale);
  return serverTextIn(locale, item.edge === 'from' ? 'deadlines.opening' : 'deadlines.lastDay', { title, exhibition });
};
