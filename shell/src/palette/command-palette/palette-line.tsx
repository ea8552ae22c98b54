import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import { StatusBadge, type StatusTone } from '@fairfront/shared-kit/components/status-badge';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import styles from './palette-line.module.css';
import { MarkedText } from '@fairfront/shared-kit/components/marked-text';
import type { PaletteItem } from './palette-item';

const badgeIcons: Record<StatusTone, IconName> = {
  danger: 'cross-circle',
  warning: 'warning',
  info: 'info',
  neutral: 'clock',
  success: 'check-circle',
};

interface LineFrameProps {
  id: string;
  isActive: boolean;
  isLocked?: boolean;
  onPoint: () => void;
  onPress: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The focus stays in the search field: a line is pointed at, never focused. */
const LineFrame = ({ id, isActive, isLocked = false, onPoint, onPress, children }: LineFrameProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    aria-disabled={isLocked || undefined}
    className={classNames(styles.line, isActive && styles.active, isLocked && styles.locked)}
    onMouseMove={isActive ? undefined : onPoint}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    onAuxClick={(event) => event.button === 1 && onPress(event)}
  >
    {children}
  </div>
);

interface ItemLineProps extends Omit<LineFrameProps, 'children' | 'isLocked'> {
  item: PaletteItem;
  enterKey: string;
  lockedWord: string;
}

/** A command: icon, title and detail with their matches, then count, state, lock or the key that opens it. */
export const ItemLine = ({ item, enterKey, lockedWord, ...frame }: ItemLineProps) => {
  const { icon, title, titleMatches, detail, detailMatches, count, badge, keys, locked = false } = item;
  return (
    <LineFrame {...frame} isLocked={locked}>
      <Icon name={icon} size={18} className={styles.icon} />
      <span className={styles.words}>
        <MarkedText text={title} ranges={titleMatches} />
        {detail && (
          <>
            {' '}
            <span className={styles.detail}>
              <MarkedText text={detail} ranges={detailMatches} />
            </span>
          </>
        )}
      </span>
      {count !== undefined && <span className={classNames('ff-num', styles.count)}>{count}</span>}
      {badge && (
        <StatusBadge tone={badge.tone} icon={badgeIcons[badge.tone]}>
          {badge.label}
        </StatusBadge>
      )}
      {locked && (
        <>
          <Icon name="lock" size={16} className={styles.lock} />
          <span className="ff-sr-only">{lockedWord}</span>
        </>
      )}
      {keys && (
        <span aria-hidden="true">
          <Kbd>{keys}</Kbd>
        </span>
      )}
      {frame.isActive && !locked && (
        <span aria-hidden="true">
          <Kbd>{enterKey}</Kbd>
        </span>
      )}
    </LineFrame>
  );
};

/** The line that shows the rest of its group. */
export const MoreLine = ({ text, ...frame }: Omit<LineFrameProps, 'children' | 'isLocked'> & { text: string }) => (
  <LineFrame {...frame}>
    <Icon name="chevron-down" size={18} className={styles.icon} />
    <span className={styles.words}>{text}</span>
  </LineFrame>
);
