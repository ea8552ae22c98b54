import { textLength } from '@fairfront/shared-kit/model';
import { commitDelayMs } from '@fairfront/shared-kit/components/debounced-commit';
import { useEffect, useRef, useState } from 'react';

/** A text of a line while it is typed. */
export interface TypedText {
  value: string;
  onChange: (value: string) => void;
  /** Stores what is waiting, when the field is left. */
  onBlur: () => void;
  /** Longer than the limit: not stored. */
  isTooLong: boolean;
}

/**
 * A text that is stored after the shared pause and on leaving. What is being typed stays, whatever a colleague stores
 * meanwhile; an empty text is none.
 * @param limit in code points
 */
export const useTypedText = (stored: string | null, limit: number, save: (text: string | null) => void): TypedText => {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const value = typed ?? stored ?? '';
  const isTooLong = textLength(value) > limit;
  const newest = useRef({ typed, isTooLong, stored, save });
  const store = () => {
    clearTimeout(timer.current);
    const { typed: text, isTooLong: over, stored: known, save: send } = newest.current;
    if (text === null || over) return;
    const next = text.trim() || null;
    if (next !== known) send(next);
  };
  useEffect(() => {
    newest.current = { typed, isTooLong, stored, save };
  });
  // a waiting text is stored when its line goes away
  const storeNow = useRef(store);
  useEffect(() => () => storeNow.current(), []);
  return {
    value,
    isTooLong,
    onChange: (next) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(store, commitDelayMs);
    },
    onBlur: () => {
      store();
      if (!isTooLong) setTyped(null);
    },
  };
};
