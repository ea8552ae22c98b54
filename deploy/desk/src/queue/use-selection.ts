import { useCallback, useRef, useState, type MouseEvent } from 'react';
import type { RowKey } from '@fairfront/shared-kit/components/data-table';
import type { QueuedRef } from './queue.types';

/** The selected items, which stay selected on other pages. */
export interface Selection<Item> {
  items: ReadonlyMap<string, QueuedRef<Item>>;
  /** Takes the new keys of the table; with Shift, the range from the last click. */
  change: (keys: ReadonlySet<RowKey>, rows: readonly QueuedRef<Item>[]) => void;
  /** Click handler around the table; records whether Shift is pressed. */
  watchShift: (event: MouseEvent) => void;
  set: (items: readonly QueuedRef<Item>[]) => void;
}

/** The selection of a queue: single rows, ranges and all filtered rows. */
export const useSelection = <Item>(): Selection<Item> => {
  const [items, setItems] = useState<ReadonlyMap<string, QueuedRef<Item>>>(new Map());
  const isRange = useRef(false);
  const anchor = useRef<string | null>(null);
  const set = useCallback((chosen: readonly QueuedRef<Item>[]) => {
    setItems(new Map(chosen.map((item) => [item.key, item])));
  }, []);
  const change = (keys: ReadonlySet<RowKey>, rows: readonly QueuedRef<Item>[]) => {
    const order = rows.map(({ key }) => key);
    const pressed = order.filter((key) => keys.has(key) !== items.has(key));
    const [only] = pressed;
    const next = new Map(items);
    const from = anchor.current === null ? -1 : order.indexOf(anchor.current);
    const ranged =
      isRange.current && pressed.length === 1 && only !== undefined && from >= 0
        ? order.slice(Math.min(from, order.indexOf(only)), Math.max(from, order.indexOf(only)) + 1)
        : pressed;
    const isChosen = only !== undefined && keys.has(only);
    for (const key of ranged) {
      const item = rows[order.indexOf(key)];
      if (isChosen && item) next.set(key, item);
      else next.delete(key);
    }
    // keys of other pages that the table has removed
    for (const key of items.keys()) if (!order.includes(key) && !keys.has(key)) next.delete(key);
    anchor.current = only ?? null;
    setItems(next);
  };
  return {
    items,
    change,
    watchShift: (event) => {
      isRange.current = event.shiftKey;
    },
    set,
  };
};
