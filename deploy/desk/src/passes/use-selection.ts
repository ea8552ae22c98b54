import { useCallback, useRef, useState, type MouseEvent } from 'react';
import type { RowKey } from '@fairfront/shared-kit/components/data-table';
import { keyOf } from './queue-place';
import type { NamedPass } from './use-decisions';

/** The selected passes, which stay selected on other pages. */
interface Selection {
  passes: ReadonlyMap<string, NamedPass>;
  /** Takes the new keys of the table; with Shift, the range from the last click. */
  change: (keys: ReadonlySet<RowKey>, rows: readonly NamedPass[]) => void;
  /** Click handler around the table; records whether Shift is pressed. */
  watchShift: (event: MouseEvent) => void;
  set: (passes: readonly NamedPass[]) => void;
}

/** The selection of the queue: single rows, ranges and all filtered rows. */
export const useSelection = (): Selection => {
  const [passes, setPasses] = useState<ReadonlyMap<string, NamedPass>>(new Map());
  const isRange = useRef(false);
  const anchor = useRef<string | null>(null);
  const set = useCallback((chosen: readonly NamedPass[]) => {
    setPasses(new Map(chosen.map((pass) => [keyOf(pass), pass])));
  }, []);
  const change = (keys: ReadonlySet<RowKey>, rows: readonly NamedPass[]) => {
    const order = rows.map(keyOf);
    const pressed = order.filter((key) => keys.has(key) !== passes.has(key));
    const [only] = pressed;
    const next = new Map(passes);
    const from = anchor.current === null ? -1 : order.indexOf(anchor.current);
    const ranged =
      isRange.current && pressed.length === 1 && only !== undefined && from >= 0
        ? order.slice(Math.min(from, order.indexOf(only)), Math.max(from, order.indexOf(only)) + 1)
        : pressed;
    const isChosen = only !== undefined && keys.has(only);
    for (const key of ranged) {
      const pass = rows[order.indexOf(key)];
      if (isChosen && pass) next.set(key, pass);
      else next.delete(key);
    }
    // keys of other pages that the table has removed
    for (const key of passes.keys()) if (!order.includes(key) && !keys.has(key)) next.delete(key);
    anchor.current = only ?? null;
    setPasses(next);
  };
  return {
    passes,
    change,
    watchShift: (event) => {
      isRange.current = event.shiftKey;
    },
    set,
  };
};
