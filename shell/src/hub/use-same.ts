import { useState } from 'react';

/**
 * Returns the previous value while the new one is equal, so that a value computed on every render does not cause
 * re-renders.
 * @param value JSON data
 */
export const useSame = <Value>(value: Value): Value => {
  const [same, setSame] = useState(value);
  if (same === value || JSON.stringify(same) === JSON.stringify(value)) return same;
  setSame(value);
  return value;
};
