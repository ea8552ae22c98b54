import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import styles from './segmented-control.module.css';

/** One of the positions. */
export interface Segment<Value extends string> {
  value: Value;
  /** Also the accessible name if only the icon is shown. */
  label: string;
  icon?: IconName;
  /** The icon alone, with `label` as its name. */
  iconOnly?: boolean;
  /** Language of the label, when it is not the page's ("EN" on a Russian page). */
  lang?: string;
  /** At the end, for example a count. */
  end?: ReactNode;
}

/** The props of `SegmentedControl`. */
export interface SegmentedControlProps<Value extends string> {
  /** Names the group for the screen reader. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** 28 px, or 36 in page heads. */
  size?: 'md' | 'lg';
  /** Whether the selection is being saved; another one is not possible meanwhile. */
  busy?: boolean;
  className?: string;
}

/** Two to four views or languages side by side; acts at once. Native radio buttons: arrows move and choose. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'md',
  busy = false,
  className,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <div
      className={classNames(styles.group, styles[size], className)}
      role="radiogroup"
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment} lang={segment.lang}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            aria-label={segment.iconOnly ? segment.label : undefined}
            aria-disabled={busy || undefined}
            onChange={() => {
              if (!busy) onChange(segment.value);
            }}
          />
          {segment.icon && <Icon name={segment.icon} size={16} className={styles.front} />}
          {!segment.iconOnly && <span className={styles.front}>{segment.label}</span>}
          {segment.end && <span className={styles.front}>{segment.end}</span>}
        </label>
      ))}
    </div>
  );
};
