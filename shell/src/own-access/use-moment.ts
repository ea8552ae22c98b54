import { formatProseDate, formatTime, wallClockOf, writeDay } from '@fairfront/shared-kit/platform/formats';
import { addDays } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';

/** Formats a past moment in the browser's time zone: «вчера, 21:40», "12 November, 08:15". */
export const useMoment = (): ((instant: string) => string) => {
  const { t } = useTranslation('ownAccess');
  const { now } = usePlatform();
  const locale = useLocale();
  return (instant) => {
    const at = new Date(instant).getTime();
    const today = writeDay(wallClockOf(now()));
    const day = writeDay(wallClockOf(at));
    const time = formatTime(at);
    if (day === today) return t('moment.today', { time });
    if (day === addDays(today, -1)) return t('moment.yesterday', { time });
    return t('moment.other', { date: formatProseDate(day, locale, { now: now() }), time });
  };
};
