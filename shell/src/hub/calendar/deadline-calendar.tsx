import { memo, useState } from 'react';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { PeriodKey } from '../../exhibition/timeline/period-key';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { languageOf } from '@fairfront/shared-kit/domain/common';
import { formatLongDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { deadlineLabel } from '../../deadlines/deadline-label';
import type { ShownDeadline } from '../../deadlines/deadlines.model';
import { DeadlineLines } from './deadline-lines';
import type { ExhibitionDates } from '../../exhibition/exhibition-phase.model';
import { periodsOf } from '../../exhibition/exhibition-periods';
import { addMonths, monthDays, monthOf } from './month-grid.model';
import styles from './deadline-calendar.module.css';

interface DeadlineCalendarProps {
  className?: string | undefined;
  participationId: number;
  exhibition: ExhibitionDates;
  today: string;
  deadlines: readonly ShownDeadline[];
}

/** A month with the exhibition periods and deadlines, and the deadlines as a list (mock-up c, rail). */
export const DeadlineCalendar = memo((props: DeadlineCalendarProps) => {
  const { className, participationId, exhibition, today, deadlines } = props;
  const { t } = useTranslation('hub');
  const locale = useLocale();
  const nearest = deadlines[0]?.day ?? (today < exhibition.started_at ? exhibition.started_at : today);
  const [month, setMonth] = useState(monthOf(nearest));
  const periods = periodsOf(exhibition);
  const language = languageOf(locale).tag;
  const monthName = (value: string) => {
    const date = new Date(`${value}-01T00:00:00Z`);
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date);
    return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)} ${date.getUTCFullYear()}`;
  };
  const weekdays = monthDays(month).slice(0, 7);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });

  const describe = (day: string): string => {
    const period = periods.find(({ from, to }) => day >= from && day <= to);
    const due = deadlines.filter((deadline) => deadline.day === day).map((deadline) => deadlineLabel(deadline, t));
    return [
      formatLongDate(day, locale),
      day === today && t('calendar.today'),
      period && t(`shell:timeline.${period.kind}`),
      ...due,
    ]
      .filter(Boolean)
      .join(', ');
  };

  return (
    <section className={classNames(styles.card, className)} aria-labelledby="hub-calendar">
      <div className={styles.head}>
        <h2 id="hub-calendar" className={styles.title} aria-live="polite">
          {monthName(month)}
        </h2>
        <IconButton
          icon="chevron-left"
          label={t('calendar.previous', { month: monthName(addMonths(month, -1)) })}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <IconButton
          icon="chevron-right"
          label={t('calendar.following', { month: monthName(addMonths(month, 1)) })}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <div className={styles.grid}>
        {weekdays.map((day) => (
          <span key={day} className={styles.weekday} aria-hidden="true">
            {weekday.format(new Date(`${day}T00:00:00Z`))}
          </span>
        ))}
        {monthDays(month).map((day) => {
          const period = periods.find(({ from, to }) => day >= from && day <= to);
          const isDue = deadlines.some((deadline) => deadline.day === day);
          return (
            <time
              key={day}
              dateTime={day}
              title={describe(day)}
              className={classNames(
                styles.day,
                period && styles[period.kind],
                period?.from === day && styles.first,
                period?.to === day && styles.last,
                monthOf(day) !== month && styles.outside,
                day === today && styles.today,
              )}
            >
              {Number(day.slice(8))}
              {isDue && <i className={styles.mark} />}
              {(isDue || day === today) && <span className="ff-sr-only">{describe(day)}</span>}
            </time>
          );
        })}
      </div>
      <PeriodKey className={styles.key} />
      {deadlines.length > 0 && <DeadlineLines deadlines={deadlines} className={styles.list} />}
      <RouteLink
        to="deadlines"
        params={{ id: participationId }}
        variant="text"
        size="sm"
        iconEnd="chevron-right"
        className={styles.all}
      >
        {t('calendar.all')}
      </RouteLink>
    </section>
  );
});
DeadlineCalendar.displayName = 'DeadlineCalendar';
