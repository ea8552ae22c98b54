import { useState } from 'react';

/**
 * The former value as long as the new one says the same: what is computed at every render draws nothing again while it is equal.
 * @param value data as JSON knows it
 */
export const useSame = <Value>(value: Value): Value => {
  const [same, setSame] = useState(value);
  if (same === value || JSON.stringify(same) === JSON.stringify(value)) return same;
  setSame(value);
  return value;
};
