import { useRef, type MouseEvent } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useListBoxSection, useOption } from 'react-aria/useListBox';
import type { Key, ListState, Node } from 'react-stately';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import { StatusBadge, type StatusTone } from '@fairfront/shared-kit/components/status-badge';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import styles from './palette-line.module.css';
import { MarkedText } from '@fairfront/shared-kit/components/marked-text';
import type { PaletteGroup, PaletteItem, PaletteLine } from './palette-item';

const badgeIcons: Record<StatusTone, IconName> = {
  danger: 'cross-circle',
  warning: 'warning',
  info: 'info',
  neutral: 'clock',
  success: 'check-circle',
};

/** As it is written on the key. */
const enterKey = 'Enter';

/** The id of a line in the document. */
export const lineId = (listId: string | undefined, key: Key): string => `${listId}-${key}`;

interface LineProps {
  listId: string | undefined;
  node: Node<PaletteLine>;
  list: ListState<PaletteLine>;
  /** The key of the line that is pointed at. */
  active: Key | null;
  texts: { more: (group: PaletteGroup) => string; locked: string };
  /** By a press; with Ctrl, Cmd or the middle button in a new tab. */
  onChoose: (key: Key, newTab: boolean) => void;
}

/** A group of lines under its name. */
export const LineSection = ({ node, ...line }: LineProps) => {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: node.rendered });
  const nodes = [...(line.list.collection.getChildren?.(node.key) ?? [])];
  return (
    <div {...itemProps}>
      <div {...groupProps}>
        <div {...headingProps} className={styles.group}>
          {node.rendered}
        </div>
        {nodes.map((one) => (
          <Line key={one.key} node={one} {...line} />
        ))}
      </div>
    </div>
  );
};

/** The focus stays in the search field: a line is pointed at, never focused. */
const Line = ({ listId, node, list, active, texts, onChoose }: LineProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps } = useOption({ key: node.key }, list, ref);
  const line = node.value;
  const isActive = node.key === active;
  const isLocked = line?.kind === 'item' && line.item.locked === true;
  // only the event of a press knows the keys held with it
  const press = ({ ctrlKey, metaKey, button }: MouseEvent) => onChoose(node.key, ctrlKey || metaKey || button === 1);
  return (
    <div
      {...mergeProps(optionProps, {
        // a hover of react-aria does not count after typing until the next line
        onMouseMove: isActive ? undefined : () => list.selectionManager.setFocusedKey(node.key),
        onClick: press,
        onAuxClick: (event: MouseEvent) => event.button === 1 && press(event),
      })}
      ref={ref}
      id={lineId(listId, node.key)}
      aria-selected={isActive}
      // a locked line is not a disabled option of the list: arrows reach it, and a press reads its reason out
      aria-disabled={isLocked || undefined}
      className={classNames(styles.line, isActive && styles.active, isLocked && styles.locked)}
    >
      {line?.kind === 'item' && <ItemWords item={line.item} isActive={isActive} lockedWord={texts.locked} />}
      {line?.kind === 'more' && (
        <>
          <Icon name="chevron-down" size={18} className={styles.icon} />
          <span className={styles.words}>{texts.more(line.group)}</span>
        </>
      )}
    </div>
  );
};

/** A command: icon, title and detail with their matches, then count, state, lock or the key that opens it. */
const ItemWords = ({ item, isActive, lockedWord }: { item: PaletteItem; isActive: boolean; lockedWord: string }) => {
  const { icon, title, titleMatches, detail, detailMatches, count, badge, keys, locked = false } = item;
  return (
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
  );
};
