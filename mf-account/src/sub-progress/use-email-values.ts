import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { SubProgress } from '../api/sub-progress';
import { emailValues, type EmailInsert, type EmailLabels } from '@fairfront/shared-kit/domain/account';

/** The placeholder values of an email for each company; the server inserts the same values. */
export const useEmailValues = (): ((row: SubProgress) => Record<EmailInsert, string>) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { now } = usePlatform();
  const { exhibition } = useParticipation();
  const words: EmailLabels = {
    area: (area) => t(`progress.areaNames.${area}`),
    nothing: t('email.nothingOpen'),
    date: (at) => formatProseDate(at, locale, { zone: exhibition.timezone, now: now() }),
    noDate: t('email.noDeadline'),
  };
  return (row) => emailValues(row, words, locale);
};
