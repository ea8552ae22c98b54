import type { EmailLabels } from '@fairfront/shared-kit/domain/account';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { translatorOf } from '../../../platform/texts/area-texts';

/** The words of what stands in for the marks of an e-mail, as its preview on the screen has them. */
export const emailLabels = (locale: Locale, { zone, now }: { zone: string; now: number }): EmailLabels => {
  const t = translatorOf('account', locale);
  return {
    area: (area) => t(`progress.areaNames.${area}`),
    nothing: t('email.nothingOpen'),
    date: (at) => formatProseDate(at, locale, { zone, now }),
    noDate: t('email.noDeadline'),
  };
};
