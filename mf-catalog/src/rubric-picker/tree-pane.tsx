import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { matchTree } from '../tree/tree-rows';
import { Tree } from '../tree/tree';
import type { TreeItemId } from '../tree/tree-index';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useState, type ReactNode } from 'react';
import styles from './tree-pane.module.css';
import type { RubricTree } from './use-rubric-tree';

interface TreePaneProps {
  /** The accessible name of the tree. */
  label: string;
  tree: RubricTree;
  chosen: ReadonlySet<number>;
  /** Absent if read-only. */
  onToggle?: (id: number, on: boolean) => void;
  /** The number of free rubrics and the price of the next one. */
  note: ReactNode;
  /** Whether the search takes the focus on mount. */
  autoFocus?: boolean;
}

type View = 'all' | 'chosen';

/** The search, views and tree of rubrics, for the picker and for the step of Russian exporters. */
export const TreePane = ({ label, tree, chosen, onToggle, note, autoFocus }: TreePaneProps) => {
  const { t } = useTranslation('catalog');
  const [searched, setSearched] = useState('');
  const [view, setView] = useState<View>('all');
  const text = searched.trim();
  const isSearching = text !== '' && view === 'all';
  const { matches, groups } = matchTree(tree.index, isSearching ? text : '');
  const found =
    matches === 0
      ? t('picker.nothing')
      : t('picker.found', {
          text,
          rubrics: t('picker.rubrics', { count: matches }),
          groups: t('picker.groups', { count: groups }),
        });
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <div className={styles.line}>
          <div className={styles.search}>
            <SearchField
              label={t('picker.search')}
              value={searched}
              autoFocus={autoFocus}
              onChange={(value) => {
                setSearched(value);
                // a search covers the whole tree
                if (value.trim() !== '') setView('all');
              }}
            />
          </div>
          <SegmentedControl<View>
            size="lg"
            label={t('picker.view')}
            value={view}
            onChange={setView}
            segments={[
              { value: 'all', label: t('picker.all') },
              { value: 'chosen', label: t('picker.onlyChosen'), end: <CountBadge count={chosen.size} /> },
            ]}
          />
        </div>
        <p className={styles.note}>
          {note}
          {/* an empty tree shows its own message */}
          {isSearching && (matches > 0 || chosen.size > 0) && <> {found}</>}
        </p>
      </div>
      {view === 'chosen' && chosen.size === 0 ? (
        <p role="status" className={styles.empty}>
          {t('picker.noneChosen')}
        </p>
      ) : (
        <Tree
          label={label}
          index={tree.index}
          expansion={tree.expansion}
          selected={chosen as ReadonlySet<TreeItemId>}
          searched={isSearching ? text : ''}
          onlyChosen={view === 'chosen'}
          className={styles.tree}
          {...(onToggle ? { onSelect: ({ id }, on) => onToggle(Number(id), on) } : {})}
        />
      )}
    </div>
  );
};
