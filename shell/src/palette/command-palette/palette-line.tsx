import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
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
  /** Read by screen readers and by the list. */
  text: string;
  isLocked?: boolean;
  /** Chosen by a press; with Ctrl, Cmd or the middle button in a new tab. */
  onChoose: (newTab: boolean) => void;
  children: (isActive: boolean) => ReactNode;
}

/** A locked line is not a disabled option of the list: it is reached by arrows, and pressing it reads its reason out. */
const LineFrame = ({ id, text, isLocked = false, onChoose, children }: LineFrameProps) => (
  <ListBoxItem
    id={id}
    textValue={text}
    className={({ isFocused }) => classNames(styles.line, isFocused && styles.active, isLocked && styles.locked)}
    // without an action the list ignores presses of screen readers on phones; only a press knows the keys held with it
    onAction={() => undefined}
    onPress={({ ctrlKey, metaKey }) => onChoose(ctrlKey || metaKey)}
    onAuxClick={({ button }) => button === 1 && onChoose(true)}
    render={(props) => ('href' in props ? <a {...props} /> : <div {...props} aria-disabled={isLocked || undefined} />)}
  >
    {({ isFocused }) => children(isFocused)}
  </ListBoxItem>
);

interface ItemLineProps extends Omit<LineFrameProps, 'children' | 'isLocked' | 'text'> {
  item: PaletteItem;
  enterKey: string;
  lockedWord: string;
}

/** A command: icon, title and detail with their matches, then count, state, lock or the key that opens it. */
export const ItemLine = ({ item, enterKey, lockedWord, ...frame }: ItemLineProps) => {
  const { icon, title, titleMatches, detail, detailMatches, count, badge, keys, locked = false } = item;
  return (
    <LineFrame {...frame} text={title} isLocked={locked}>
      {(isActive) => (
        <>
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
          {isActive && !locked && (
            <span aria-hidden="true">
              <Kbd>{enterKey}</Kbd>
            </span>
          )}
        </>
      )}
    </LineFrame>
  );
};

/** The line that shows the rest of its group. */
export const MoreLine = (frame: Omit<LineFrameProps, 'children' | 'isLocked'>) => (
  <LineFrame {...frame}>
    {() => (
      <>
        <Icon name="chevron-down" size={18} className={styles.icon} />
        <span className={styles.words}>{frame.text}</span>
      </>
    )}
  </LineFrame>
);
