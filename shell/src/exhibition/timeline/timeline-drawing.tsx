import type { CSSProperties } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import type { LineLayout } from './line-layout';
import { stemGap } from './place-pins';
import fill from './period-fill.module.css';
import styles from './exhibition-timeline.module.css';

interface TimelineDrawingProps {
  layout: LineLayout;
  flagText: string;
  compact: boolean;
}

/** Px of a row of labels above the line and of one below it. */
const rowHeight = { wide: 36, compact: 18 };
const rungHeight = 18;

/** From the middle of a bar to the text, px. */
const leaderEnds = (leader: number, { left, words }: { left: number; words: number }) =>
  left > leader
    ? { left: leader, width: left - leader - 1 }
    : { left: left + words + 1, width: leader - left - words - 1 };

/** The line itself, for the eye only. */
export const TimelineDrawing = ({ layout, flagText, compact }: TimelineDrawingProps) => {
  const { flag, now, pins, periods, ticks, rowsAbove, rungs } = layout;
  const row = rowHeight[compact ? 'compact' : 'wide'];
  // the flag of today needs one row in any case
  const axis = (compact ? 8 : 12) + row * Math.max(1, rowsAbove);
  const below = rungs === 0 ? 52 : 20 + rungHeight * rungs;
  return (
    <div
      className={classNames(styles.line, compact && styles.compact)}
      style={{ '--axis-top': `${axis}px`, height: axis + below } as CSSProperties}
    >
      <div className={styles.axis} />
      {periods.map(({ period, from, to }) => (
        <div
          key={period.kind}
          className={classNames(styles.period, fill[period.kind])}
          style={{ left: from, width: Math.max(2, to - from - 2) }}
        />
      ))}
      {pins.map(({ from, date, labels, tone, marks, place }) => (
        <div key={from} className={styles[tone]} title={`${date}: ${labels.join(', ')}`}>
          {marks.map((x) => (
            <i key={x} className={styles.mark} style={{ left: x }} />
          ))}
          {place.row !== null && (
            <div className={styles.stem} style={{ left: place.stem, height: row * (place.row + 1) }}>
              <div
                className={classNames(styles.words, place.side === 'before' && styles.before)}
                style={{ [place.side === 'before' ? 'right' : 'left']: stemGap }}
              >
                <b className={styles.date}>{date}</b>
                {!compact && <span className={styles.label}>{labels.join(', ')}</span>}
              </div>
            </div>
          )}
        </div>
      ))}
      <div className={styles.flag} style={{ left: flag.from }}>
        {flagText}
      </div>
      <div className={styles.now} style={{ left: now }} />
      {ticks.map(({ day, text, x }) => (
        <div key={day} className={styles.tick} style={{ left: x }}>
          {text}
        </div>
      ))}
      {periods.map(({ period, name, days, place }) =>
        place === null ? null : (
          <div key={period.kind} className={fill[`${period.kind}Name`]}>
            {place.leader !== null && (
              <i
                className={classNames(styles.leader, place.left > place.leader && styles.leaderBefore)}
                style={{ ...leaderEnds(place.leader, place), height: 13 + rungHeight * place.row }}
              />
            )}
            <div
              className={classNames(
                styles.periodLabel,
                place.leader !== null && styles.rung,
                place.leader !== null && place.left < place.leader && styles.rungBefore,
              )}
              style={{ left: place.left, width: place.words, marginTop: rungHeight * place.row }}
            >
              <b className={styles.date}>{name}</b> {place.hasDays && <span className={styles.label}>{days}</span>}
            </div>
          </div>
        ),
      )}
    </div>
  );
};
