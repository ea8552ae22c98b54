import { memo } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { cutAtMatch } from '@fairfront/shared-kit/components/option-list';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import type { TreeItem } from './tree-index';
import styles from './tree.module.css';

export interface TreeRowProps {
  id: string;
  place: number;
  item: TreeItem;
  depth: number;
  position: number;
  siblings: number;
  /** Undefined if it has no children. */
  open: boolean | undefined;
  /** Undefined if it has no checkbox. */
  checked: boolean | 'mixed' | undefined;
  /** The number of selected descendants as text, shown on the top level. */
  chosenBelow: number;
  chosenLabel: string | undefined;
  active: boolean;
  searched: string;
  /** The position from the top in px, for a row that is kept outside the window. */
  top?: number;
}

/**
 * One row of the tree. The tree handles presses through `data-place` and `data-toggle`. Rows mount and unmount while
 * scrolling, so a row has few elements and no hooks: the style sheet draws the arrow.
 */
export const TreeRow = memo((props: TreeRowProps) => {
  const { id, place, item, depth, position, siblings, open, checked, chosenBelow, chosenLabel, active, searched, top } =
    props;
  const { label, code, closedReason } = item;
  const [before, match, after] = searched === '' ? [label, '', ''] : cutAtMatch(label, searched);
  return (
    <div
      id={id}
      role="treeitem"
      data-place={place}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={open}
      aria-checked={checked}
      aria-disabled={closedReason !== undefined || undefined}
      className={classNames(
        styles.row,
        styles[`depth-${depth}`],
        depth === 0 && position > 1 && styles.divided,
        active && styles.active,
        closedReason !== undefined && styles.closed,
        top !== undefined && styles.kept,
      )}
      style={top === undefined ? undefined : { top }}
    >
      <span
        data-toggle={open === undefined ? undefined : ''}
        className={open === undefined ? styles.leaf : styles.toggle}
      />
      {checked !== undefined && (
        <span className={checked === false ? styles.box : classNames(styles.box, styles.checked)}>
          {checked !== false && <Icon name={checked === 'mixed' ? 'minus' : 'check'} size={14} />}
        </span>
      )}
      <span className={styles.words} title={label}>
        {code && <span className={styles.code}>{code}</span>} {before}
        {match && <mark className={styles.mark}>{match}</mark>}
        {after}
      </span>
      {closedReason && <span className={styles.reason}>{closedReason}</span>}
      {depth === 0 && chosenBelow > 0 && <CountBadge count={chosenBelow} needsAction label={chosenLabel} />}
    </div>
  );
});
TreeRow.displayName = 'TreeRow';
