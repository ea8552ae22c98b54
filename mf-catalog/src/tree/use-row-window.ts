import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowAtPixel, rowsAround, scrollTopTo, sumHeights } from '@fairfront/shared-kit/components/row-window';

/** The heights of the two kinds of rows in px. */
interface RowHeights {
  row: number;
  top: number;
}

const fallback: RowHeights = { row: 36, top: 44 };
const fallbackView = 600;
/**
 * The number of rows rendered before and after the viewport, and the step by which the window moves: fewer renders while
 * scrolling.
 */
const step = 4;

/**
 * Renders only the rows in view. Heights come from the style sheet (two hidden probes), so that they follow zoom and
 * breakpoints; rows are not measured.
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

  // the last value from the browser: reading it after every row change would force a layout
  const seen = useRef({ top: 0, height: fallbackView });
  const settle = useCallback(() => {
    const { top, height } = seen.current;
    const lowest = Math.max(0, (offsets[offsets.length - 1] ?? 0) - height);
    const block = Math.floor(rowAtPixel(offsets, Math.min(top, lowest)) / step);
    setView((now) => (now.block === block && now.height === height ? now : { height, block }));
  }, [offsets]);
  useLayoutEffect(settle, [settle]);

  const follow = useCallback(() => {
    const { scrollTop: top = 0, clientHeight = 0 } = scroller.current ?? {};
    seen.current = { top, height: clientHeight || fallbackView };
    settle();
  }, [settle]);
  const measure = useEffectEvent(() => {
    const row = rowProbe.current?.offsetHeight || fallback.row;
    const top = topProbe.current?.offsetHeight || fallback.top;
    setHeights((now) => (now.row === row && now.top === top ? now : { row, top }));
    follow();
  });
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(() => measure());
    for (const { current } of [scroller, rowProbe, topProbe]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);

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
    /** The number of rows that a page key moves by. */
    page: Math.max(1, Math.floor(view.height / heights.row) - 1),
  };
};
