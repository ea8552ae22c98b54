import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowAtPixel, rowsAround, scrollTopTo, sumHeights } from '@fairfront/shared-kit/components/row-window';

const fallbackHeight = 36;
const fallbackView = 600;
/** The number of rows rendered before and after the viewport, and the step by which the window moves. */
const step = 6;

/** The data that the window needs about a row. */
export interface MeasuredRow {
  key: string | number;
  /** A row is estimated to be as high as the last measured one of its kind. */
  kind: string;
}

interface Heights {
  byKey: Map<string | number, number>;
  byKind: Map<string, number>;
}

/**
 * Renders only the rows in view, whose heights differ: rendered rows are measured, the others estimated by kind. If a row
 * above the viewport is higher than estimated, the scroll position is adjusted, so that the visible rows do not move. Row
 * elements have `data-order`.
 */
export const useMeasuredWindow = (rows: readonly MeasuredRow[]) => {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<Heights>(() => ({ byKey: new Map(), byKind: new Map() }));
  const [view, setView] = useState({ height: fallbackView, block: 0 });
  const shift = useRef(0);

  const offsets = useMemo(() => {
    const { byKey, byKind } = heights;
    return sumHeights(rows.length, (order) => {
      const { key, kind } = rows[order] ?? { key: '', kind: '' };
      return byKey.get(key) ?? byKind.get(kind) ?? fallbackHeight;
    });
  }, [rows, heights]);

  const follow = useCallback(() => {
    const element = scroller.current;
    const height = (element?.clientHeight || fallbackView) - (head.current?.offsetHeight ?? 0);
    const block = Math.floor(rowAtPixel(offsets, element?.scrollTop ?? 0) / step);
    setView((now) => (now.block === block && now.height === height ? now : { height, block }));
  }, [offsets]);

  useLayoutEffect(() => {
    if (shift.current !== 0 && scroller.current) scroller.current.scrollTop += shift.current;
    shift.current = 0;
    follow();
  }, [follow]);

  const measure = () => {
    const element = scroller.current;
    if (!element) return;
    const seen: [MeasuredRow, number][] = [];
    for (const drawn of element.querySelectorAll<HTMLElement>('[data-order]')) {
      const order = Number(drawn.dataset['order']);
      const row = rows[order];
      const height = drawn.offsetHeight;
      if (!row || height === 0 || height === heights.byKey.get(row.key)) continue;
      seen.push([row, height]);
      const known = (offsets[order + 1] ?? 0) - (offsets[order] ?? 0);
      if ((offsets[order + 1] ?? 0) <= element.scrollTop) shift.current += height - known;
    }
    if (seen.length === 0) return;
    setHeights(({ byKey, byKind }) => ({
      byKey: new Map([...byKey, ...seen.map(([{ key }, height]) => [key, height] as const)]),
      byKind: new Map([...byKind, ...seen.map(([{ kind }, height]) => [kind, height] as const)]),
    }));
  };
  const newest = useRef({ measure, follow });
  useEffect(() => {
    newest.current = { measure, follow };
  });

  // a ResizeObserver runs after layout and before paint, so nothing jumps
  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    let width = element?.clientWidth ?? 0;
    const made = new ResizeObserver(() => {
      const now = element?.clientWidth ?? 0;
      // a new width wraps lines elsewhere, so all measurements are invalid
      if (now !== width) setHeights({ byKey: new Map(), byKind: new Map() });
      else newest.current.measure();
      width = now;
      newest.current.follow();
    });
    observer.current = made;
    if (element) made.observe(element);
    return () => made.disconnect();
  }, []);
  const observed = useRef(new WeakSet<Element>());
  useLayoutEffect(() => {
    for (const drawn of scroller.current?.querySelectorAll('[data-order]') ?? []) {
      if (observed.current.has(drawn)) continue;
      observed.current.add(drawn);
      observer.current?.observe(drawn);
    }
  });

  /** Scrolls as little as needed to show a row. */
  const reveal = useCallback(
    (order: number) => {
      const element = scroller.current;
      if (!element) return;
      const height = element.clientHeight - (head.current?.offsetHeight ?? 0);
      element.scrollTop = scrollTopTo(offsets, order, { scrollTop: element.scrollTop, height });
    },
    [offsets],
  );

  return {
    scroller,
    head,
    follow,
    reveal,
    ...rowsAround(offsets, view, step),
    offsetOf: (order: number) => offsets[order] ?? 0,
    total: offsets[rows.length] ?? 0,
    /** The number of rows that a page key moves by. */
    page: Math.max(1, Math.floor(view.height / fallbackHeight) - 1),
  };
};
