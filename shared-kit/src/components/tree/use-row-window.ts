import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowAtPixel, rowsAround, scrollTopTo, sumHeights } from '../row-window/offsets';

/** Heights of the two kinds of rows in px. */
export interface RowHeights {
  row: number;
  top: number;
}

const fallback: RowHeights = { row: 36, top: 44 };
const fallbackView = 600;
/** Rows before and after the view, and the step in which the window moves: fewer renders while scrolling. */
const step = 4;

/**
 * Draws only the rows in view. Heights come from the style sheet (two hidden probes), so that they follow zoom and
 * breakpoints; nothing is measured per row.
 */
export const useRowWindow = (rows: readonly number[], isTop: (place: number) => boolean) => {
  const scroller = useRef<HTMLDivElement>(null);
  const rowProbe = useRef<HTMLSpanElement>(null);
  const topProbe = useRef<HTMLSpanElement>(null);
  const [heights, setHeights] = useState(fallback);
  const [view, setView] = useState({ height: fallbackView, block: 0 });

  const offsets = useMemo(
    () => sumHeights(rows.length, (order) => (isTop(rows[order] ?? 0) ? heights.top : heights.row)),
    [rows, isTop, heights],
  );

  const follow = useCallback(() => {
    const top = scroller.current?.scrollTop ?? 0;
    const height = scroller.current?.clientHeight || fallbackView;
    const block = Math.floor(rowAtPixel(offsets, top) / step);
    setView((now) => (now.block === block && now.height === height ? now : { height, block }));
  }, [offsets]);

  useLayoutEffect(follow, [follow]);
  useLayoutEffect(() => {
    const measure = () => {
      const row = rowProbe.current?.offsetHeight || fallback.row;
      const top = topProbe.current?.offsetHeight || fallback.top;
      setHeights((now) => (now.row === row && now.top === top ? now : { row, top }));
      follow();
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [scroller, rowProbe, topProbe]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [follow]);

  /** Scrolls as little as needed to show a row. */
  const reveal = useCallback(
    (order: number) => {
      const element = scroller.current;
      if (!element) return;
      const { scrollTop, clientHeight: height } = element;
      element.scrollTop = scrollTopTo(offsets, order, { scrollTop, height });
    },
    [offsets],
  );

  return {
    scroller,
    rowProbe,
    topProbe,
    follow,
    reveal,
    ...rowsAround(offsets, view, step),
    offsetOf: (order: number) => offsets[order] ?? 0,
    total: offsets[rows.length] ?? 0,
    /** Rows that a page key moves by. */
    page: Math.max(1, Math.floor(view.height / heights.row) - 1),
  };
};
