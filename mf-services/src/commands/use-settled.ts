import { useEffect, useState } from 'react';

/** The pause after which a text counts as typed, ms. */
const pause = 200;

/** A text once it has not changed for a moment: nothing is asked for between two keys. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
