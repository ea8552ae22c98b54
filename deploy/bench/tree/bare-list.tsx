import type { TreeIndex } from '../../../mf-catalog/src/tree/tree-index';
import { useMemo, useState } from 'react';

const rowHeight = 36;
const overscan = 8;

interface BareListProps {
  index: TreeIndex;
  searched: string;
  /** Rows of deeper levels are hidden unless there is a search. */
  deepest: number;
}

/** The baseline: a windowed list over the same flat index, with only a text in every row. */
export const BareList = ({ index, searched, deepest }: BareListProps) => {
  const [top, setTop] = useState(0);
  const rows = useMemo(() => {
    const wanted = searched.toLowerCase();
    if (wanted === '') return index.items.flatMap((_, place) => ((index.depth[place] ?? 0) <= deepest ? [place] : []));
    const kept = new Uint8Array(index.items.length);
    index.words.forEach((words, place) => {
      if (words.includes(wanted)) kept[place] = 1;
    });
    for (let place = kept.length - 1; place >= 0; place -= 1) {
      const parent = index.parent[place] ?? -1;
      if (kept[place] && parent >= 0) kept[parent] = 1;
    }
    return index.items.flatMap((_, place) => (kept[place] ? [place] : []));
  }, [index, searched, deepest]);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const shown = rows.slice(first, first + Math.ceil(600 / rowHeight) + 2 * overscan);
  return (
    <div
      id="scroller"
      style={{ height: 600, overflow: 'auto' }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div style={{ position: 'relative', height: rows.length * rowHeight }}>
        {shown.map((place, order) => (
          <div
            key={place}
            style={{
              position: 'absolute',
              top: (first + order) * rowHeight,
              height: rowHeight,
              paddingLeft: (index.depth[place] ?? 0) * 26,
            }}
          >
            {index.items[place]?.code} {index.items[place]?.label}
          </div>
        ))}
      </div>
    </div>
  );
};
