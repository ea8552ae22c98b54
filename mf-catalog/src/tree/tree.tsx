import { useCallback, useId, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { chosenBefore, isBranch, type TreeIndex, type TreeItem, type TreeItemId } from './tree-index';
import { stepOfKey } from './tree-keys';
import { TreeRow } from './tree-row';
import { openRows, orderOf, searchRows, searchTree } from './tree-rows';
import styles from './tree.module.css';
import { useRowWindow } from './use-row-window';
import type { TreeExpansion } from './use-tree-expansion';
import { useTypeAhead } from './use-type-ahead';

/** The props of `Tree`. */
export interface TreeProps {
  /** The accessible name of the tree. */
  label: string;
  /** Created once by `indexTree`. */
  index: TreeIndex;
  expansion: TreeExpansion;
  selected: ReadonlySet<TreeItemId>;
  /** Selects or deselects one item; never its children, because they cost money. Absent if read-only. */
  onSelect?: (item: TreeItem, on: boolean) => void;
  /** Keeps matches, their ancestors and the selected items; an empty query restores the earlier expansion. */
  searched?: string;
  /** Whether only the selected items and their ancestors are shown. */
  onlyChosen?: boolean;
  className?: string;
}

const noHands: ReadonlyMap<number, boolean> = new Map();

/**
 * A large tree with checkboxes that renders only the rows in view. The tree takes the height of its container and scrolls
 * itself. It is one tab stop; `aria-activedescendant` announces the active row, because a row that scrolls away would lose
 * its own focus.
 */
export const Tree = ({
  label,
  index,
  expansion,
  selected,
  onSelect,
  searched = '',
  onlyChosen = false,
  className,
}: TreeProps) => {
  const { t } = useTranslation('catalog');
  const treeId = useId();
  const filtered = onlyChosen || searched.trim() !== '';
  const filter = `${onlyChosen} ${searched}`;
  // the expansion by the user within one search
  const [hands, setHands] = useState({ filter, places: noHands });
  const byHand = hands.filter === filter ? hands.places : noHands;
  const [active, setActive] = useState(-1);

  const sums = useMemo(() => chosenBefore(index, selected), [index, selected]);
  const search = useMemo(
    () => (filtered ? searchTree(index, searched, selected) : null),
    [index, filtered, searched, selected],
  );
  const rows = useMemo(
    () => (search ? searchRows(index, search, byHand) : openRows(index, expansion.isOpen)),
    [index, search, byHand, expansion.isOpen],
  );
  const isOpen = useCallback(
    (place: number) => (search ? (byHand.get(place) ?? search.keptBelow[place] === 1) : expansion.isOpen(place)),
    [search, byHand, expansion],
  );
  const isTop = useCallback((place: number) => index.depth[place] === 0, [index]);
  const { scroller, rowProbe, topProbe, follow, reveal, first, last, offsetOf, total, page } = useRowWindow(
    rows,
    isTop,
  );
  const findByLetters = useTypeAhead(index, rows);

  const activeOrder = orderOf(rows, active);
  const current = activeOrder >= 0 ? active : (rows[0] ?? -1);
  const currentOrder = Math.max(0, activeOrder);
  const [focused, setFocused] = useState(false);

  const goTo = (place: number) => {
    setActive(place);
    reveal(Math.max(0, orderOf(rows, place)));
  };
  const setOpen = (places: readonly number[], open: boolean) => {
    if (!search) return expansion.toggle(places, open);
    const next = new Map(byHand);
    for (const place of places) next.set(place, open);
    setHands({ filter, places: next });
  };
  const choose = (place: number) => {
    const item = index.items[place];
    if (!item || item.closedReason !== undefined) return;
    if (item.heading || !onSelect) {
      if (isBranch(index, place)) setOpen([place], !isOpen(place));
    } else onSelect(item, !selected.has(item.id));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || current < 0) return;
    const step = stepOfKey(event.key, { index, rows, active: current, isOpen, page });
    if (step) {
      event.preventDefault();
      if ('go' in step) goTo(step.go);
      else if ('open' in step) setOpen(step.open, true);
      else if ('close' in step) setOpen([step.close], false);
      else choose(step.choose);
    } else if (event.key.length === 1 && event.key !== ' ') {
      const found = findByLetters(event.key, current);
      if (found !== undefined) goTo(found);
    }
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-place]');
    if (!row) return;
    const place = Number(row.dataset['place']);
    setActive(place);
    if (target.closest('[data-toggle]')) setOpen([place], !isOpen(place));
    else choose(place);
  };

  const rowOf = (place: number, top?: number) => {
    const item = index.items[place];
    if (!item) return null;
    const end = index.end[place] ?? place + 1;
    const below = (sums[end] ?? 0) - (sums[place + 1] ?? 0);
    const chosen = selected.has(item.id);
    const count = below + (chosen ? 1 : 0);
    const topLevel = index.depth[place] === 0;
    return (
      <TreeRow
        key={item.id}
        id={`${treeId}${place}`}
        place={place}
        item={item}
        depth={index.depth[place] ?? 0}
        position={index.position[place] ?? 1}
        siblings={index.siblings[place] ?? 1}
        open={isBranch(index, place) ? isOpen(place) : undefined}
        checked={item.heading ? undefined : chosen || (below > 0 ? 'mixed' : false)}
        chosenBelow={count}
        chosenLabel={topLevel && count > 0 ? t('tree.chosen', { count }) : undefined}
        active={focused && place === current}
        searched={searched}
        top={top}
      />
    );
  };
  const away = current >= 0 && (currentOrder < first || currentOrder >= last);

  return (
    <div className={classNames(styles.frame, className)}>
      <span ref={rowProbe} aria-hidden="true" className={styles.rowProbe} />
      <span ref={topProbe} aria-hidden="true" className={styles.topProbe} />
      <div
        ref={scroller}
        role="tree"
        tabIndex={0}
        aria-label={label}
        aria-multiselectable={onSelect ? true : undefined}
        aria-activedescendant={focused && current >= 0 ? `${treeId}${current}` : undefined}
        className={classNames(styles.tree, rows.length === 0 && styles.none)}
        onScroll={follow}
        onKeyDown={press}
        onClick={click}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <div role="presentation" className={styles.space} style={{ height: total }}>
          <div role="presentation" className={styles.block} style={{ transform: `translateY(${offsetOf(first)}px)` }}>
            {rows.slice(first, last).map((place) => rowOf(place))}
          </div>
          {focused && away && rowOf(current, offsetOf(currentOrder))}
        </div>
      </div>
      <div role="status" className={rows.length === 0 ? styles.empty : 'ff-sr-only'}>
        {rows.length === 0 && t('tree.empty')}
        {search && searched.trim() !== '' && rows.length > 0 && t('tree.found', { count: search.matches })}
      </div>
    </div>
  );
};
