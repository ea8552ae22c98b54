import { useEffect, useState } from 'react';

/** How long a text must stay the same before a request is sent for it, ms. */
const settledMs = 200;

/**
 * The text as it was after the last pause in typing, so that no request is sent between two keys.
 * @param pause how long it must stay the same, ms
 */
export const useSettled = (text: string, pause = settledMs): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
};
