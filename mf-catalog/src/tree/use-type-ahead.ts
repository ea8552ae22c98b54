import { useRef } from 'react';
import { plain } from '@fairfront/shared-kit/components/option-list';
import type { TreeIndex } from './tree-index';
import { orderOf } from './tree-rows';

const pauseMs = 700;

/** Finds the next row whose label starts with the letters typed on a row. */
export const useTypeAhead = (index: TreeIndex, rows: readonly number[]) => {
  const typed = useRef({ letters: '', at: 0 });
  return (letter: string, active: number): number | undefined => {
    const now = Date.now();
    const goesOn = now - typed.current.at < pauseMs;
    const letters = (goesOn ? typed.current.letters : '') + plain(letter);
    typed.current = { letters, at: now };
    const order = orderOf(rows, active);
    // a first letter moves on; further letters may match the current row
    const from = letters.length === 1 ? order + 1 : Math.max(order, 0);
    return [...rows.slice(from), ...rows.slice(0, from)].find((place) => index.words[place]?.startsWith(letters));
  };
};
