import { useEffect, useState } from 'react';

/** The debounce time of a text, ms. */
const pause = 200;

/** Debounces a text, so that no request is sent between two keys. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
