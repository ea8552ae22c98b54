import { useKitLocale } from '@fairfront/shared-kit/components/locales';
import { formatProseDate, formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { TimelineDrawing } from './timeline-drawing';
import type { ExhibitionPeriod, TimelinePin } from './timeline-scale';
import { lineLabels } from './line-labels';
import { layoutOf } from './line-layout';
import { NextDeadlines } from './next-deadlines';
import { useWidth } from './use-width';

/** The props of `ExhibitionTimeline`. */
export interface ExhibitionTimelineProps {
  /** The day of today in the exhibition's zone, YYYY-MM-DD. */
  today: string;
  periods: readonly ExhibitionPeriod[];
  /** Deadlines; the line shows those ahead, the list for the screen reader all. */
  pins: readonly TimelinePin[];
  className?: string;
}

/** Below this width there is no room for names at the stems. */
const compactBelow = 640;

/**
 * One scale from today to dismantling: periods with their patterns, deadlines as pins, the flag of today (DESIGN §1). Every
 * label is at what it names or has a line to it; a narrow line has the dates only, with the names in a list below. The
 * drawing is hidden from screen readers, which get a list of the same dates in order.
 */
export const ExhibitionTimeline = ({ className, ...shown }: ExhibitionTimelineProps) => {
  const { t } = useTranslation('shell');
  const [ref, width] = useWidth(1280);
  return (
    <section aria-label={t('timeline.label')} className={className}>
      <div ref={ref} />
      {width !== null && <MeasuredTimeline {...shown} width={width} />}
    </section>
  );
};

/** Line, hidden list and what the narrow line has no room for, for a known width in px. */
const MeasuredTimeline = ({
  today,
  periods,
  pins,
  width,
}: Omit<ExhibitionTimelineProps, 'className'> & { width: number }) => {
  const { t } = useTranslation('shell');
  const locale = useKitLocale();
  const compact = width < compactBelow;
  const now = Date.parse(`${today}T12:00:00Z`);
  const dateOf = (day: string) => formatProseDate(day, locale, { now, zone: 'UTC' });
  const nameOf = ({ kind }: ExhibitionPeriod) => t(`timeline.${kind}`);

  const labels = lineLabels(locale, compact ? 'short' : 'long');
  const flagText = compact ? labels.day(today) : t('timeline.today', { date: dateOf(today) });
  const layout = layoutOf({ today, periods, pins, width, compact, labels, flagText, nameOf });
  const ahead = pins.filter(({ date }) => date >= today).sort((a, b) => a.date.localeCompare(b.date));
  const entries = [
    // on a narrow line the upcoming deadline is written out for everybody
    ...pins
      .filter(({ date }) => !compact || date < today)
      .map(({ id, date, label }) => ({ id, day: date, text: `${dateOf(date)}: ${label}` })),
    ...periods.map((period) => ({
      id: period.kind,
      day: period.from,
      text: `${formatProsePeriod(period.from, period.to, locale, { now, zone: 'UTC' })}: ${nameOf(period)}`,
    })),
  ];

  return (
    <>
      <div aria-hidden="true">
        <TimelineDrawing layout={layout} flagText={flagText} compact={compact} />
      </div>
      <ul className="ff-sr-only">
        <li>{t('timeline.today', { date: dateOf(today) })}</li>
        {entries
          .sort((a, b) => a.day.localeCompare(b.day))
          .map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
      </ul>
      {compact && <NextDeadlines today={today} pins={ahead} dateOf={dateOf} />}
    </>
  );
};
