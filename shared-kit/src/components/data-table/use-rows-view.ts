import { useCallback, useState, type RefCallback } from 'react';
import { useNarrow } from '../viewport';
import type { RowsView } from './column';

/**
 * A table narrower than this folds the actions of its rows, so that names stay in one line, px: a list beside its panel in a
 * window of 1,440 px has 788.
 */
const compactBelow = 900;

/**
 * How rows are drawn in the place they have. The width of the container decides, not that of the window: beside an open panel
 * a wide window leaves little (DESIGN §4). Until it is known (nothing is laid out) the window decides.
 * @param cardsBelow px
 * @returns the view, and the ref of an element that is as wide as the container
 */
export const useRowsView = (cardsBelow: number): [RowsView, RefCallback<HTMLElement>] => {
  const isNarrowWindow = useNarrow();
  const [measured, setMeasured] = useState<RowsView | null>(null);
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const measure = () => {
        const { offsetWidth } = element;
        if (offsetWidth > 0) {
          setMeasured(offsetWidth < cardsBelow ? 'cards' : offsetWidth < compactBelow ? 'compact' : 'table');
        }
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [cardsBelow],
  );
  return [measured ?? (isNarrowWindow ? 'cards' : 'table'), place];
};
