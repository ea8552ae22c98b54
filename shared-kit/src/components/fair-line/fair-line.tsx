import { classNames } from '../class-names';
import { useKitLocale } from '../locales';
import { formatProseDate, formatProsePeriod } from '../../formats';
import { addDays } from '../../model/zone';
import { useTranslation } from '../../platform/facade';
import {
  placeFlag,
  placePins,
  scaleOf,
  shareOf,
  spacedTicks,
  spreadLabels,
  tickDays,
  type FairPeriod,
  type FairPin,
} from './fair-line-layout';
import { useWidth } from './use-width';
import fill from '../period-fill.module.css';
import styles from './fair-line.module.css';

/** What `FairLine` takes. */
export interface FairLineProps {
  /** The day of today in the exhibition's zone, YYYY-MM-DD. */
  today: string;
  periods: readonly FairPeriod[];
  /** Deadlines; the line shows those ahead, the list for the screen reader all. */
  pins: readonly FairPin[];
  className?: string;
}

/** Below this width there is no room for words at the pins. */
const compactBelow = 640;
/** Mean width of a character of 12 px, with a little to spare for the widest Russian words. */
const characterWidth = 6.9;
const stemLead = 9;

const wordsWidth = (...lines: string[]): number =>
  Math.ceil(Math.max(...lines.map(({ length }) => length)) * characterWidth) + stemLead;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/**
 * One scale from today to dismantling: periods with their patterns, deadlines as pins in two rows, the flag of today (DESIGN §1).
 * The drawing is silent; a hidden list says the same dates in order.
 */
export const FairLine = ({ today, periods, pins, className }: FairLineProps) => {
  const { t } = useTranslation('kit');
  const locale = useKitLocale();
  const [ref, width] = useWidth(1280);
  const compact = width < compactBelow;
  const now = Date.parse(`${today}T12:00:00Z`);
  const dateOf = (day: string) => formatProseDate(day, locale, { now, zone: 'UTC' });
  const daysOf = ({ from, to }: FairPeriod) => formatProsePeriod(from, to, locale, { now, zone: 'UTC' });

  const scale = scaleOf(today, periods);
  const flagText = compact ? dateOf(today) : t('fairLine.today', { date: dateOf(today) });
  const todayShare = shareOf(scale, today);
  const flag = placeFlag(todayShare, wordsWidth(flagText) + 8, width);
  const ahead = pins.filter(({ date }) => date >= today);
  const placed = placePins(scale, ahead, width, (day, labels) => wordsWidth(dateOf(day), labels.join(', ')), flag).map(
    (pin) => (compact ? { ...pin, row: 'dot' as const } : pin),
  );

  const labels = periods.map((period) => ({
    period,
    name: t(`fairLine.${period.kind}`),
    days: daysOf(period),
    x: shareOf(scale, period.from) * width,
  }));
  // a narrow screen has no room for the days beside each other, least of all around the New Year: the names stay
  const daysFit = labels.reduce((sum, { name, days }) => sum + wordsWidth(name, days), 0) <= width;
  const lefts = spreadLabels(
    labels.map(({ x, name, days }) => ({ x, words: daysFit ? wordsWidth(name, days) : wordsWidth(name) })),
    width,
  );
  const firstLabel = Math.min(width, ...lefts);
  const ticks = spacedTicks(
    tickDays(scale).filter((day) => {
      const x = shareOf(scale, day) * width;
      return x > 24 && x < firstLabel - 40 && Math.abs(x - todayShare * width) > 32;
    }),
    (day) => shareOf(scale, day) * width,
    (day) => wordsWidth(dateOf(day)) + stemLead,
  );

  return (
    <section aria-label={t('fairLine.label')} className={className}>
      <div
        ref={ref}
        aria-hidden="true"
        className={classNames(
          styles.line,
          compact ? styles.compact : !placed.some(({ row }) => row === 'high') && styles.oneRow,
        )}
      >
        <div className={styles.axis} />
        {periods.map((period) => {
          const from = shareOf(scale, period.from);
          const to = shareOf(scale, addDays(period.to, 1));
          return (
            <div
              key={period.kind}
              className={classNames(styles.period, fill[period.kind])}
              style={{ left: percent(from), width: `calc(${percent(to - from)} - 2px)` }}
            />
          );
        })}
        {placed.map(({ date, labels: texts, tone, share, row, side }) => (
          <div
            key={date}
            title={`${dateOf(date)}: ${texts.join(', ')}`}
            className={classNames(styles.pin, styles[row], styles[tone])}
            style={{ left: percent(share) }}
          >
            {row !== 'dot' && (
              <div className={classNames(styles.words, side === 'before' && styles.before)}>
                <b className={styles.date}>{dateOf(date)}</b>
                <span className={styles.label}>{texts.join(', ')}</span>
              </div>
            )}
          </div>
        ))}
        <div className={styles.flag} style={{ left: flag.from }}>
          {flagText}
        </div>
        <div className={styles.now} style={{ left: percent(todayShare) }} />
        {ticks.map((day) => (
          <div key={day} className={styles.tick} style={{ left: percent(shareOf(scale, day)) }}>
            {dateOf(day)}
          </div>
        ))}
        {labels.map(({ period, name, days }, index) => (
          <div
            key={period.kind}
            className={classNames(styles.periodLabel, fill[`${period.kind}Name`])}
            style={{ left: lefts[index] }}
          >
            <b className={styles.date}>{name}</b>
            {daysFit && <span className={styles.label}>{days}</span>}
          </div>
        ))}
      </div>
      <ul className="ff-sr-only">
        <li>{t('fairLine.today', { date: dateOf(today) })}</li>
        {[
          ...pins.map(({ id, date, label }) => ({ id, day: date, text: `${dateOf(date)}: ${label}` })),
          ...labels.map(({ period, name, days }) => ({ id: period.kind, day: period.from, text: `${days}: ${name}` })),
        ]
          .sort((a, b) => a.day.localeCompare(b.day))
          .map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
      </ul>
    </section>
  );
};
