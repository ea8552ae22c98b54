/** The whole number of a typed text; 0 for an empty or invalid one. Group spaces of pasted numbers are let through. */
export const readInteger = (text: string): number => {
  const plain = text.replace(/\s/g, '').replace(/^[−–]/, '-');
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) + 0 : 0;
};

/** The nearest value of the range; both bounds belong to it. */
export const clampToRange = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** Where a key of a spin button leads; undefined for other keys and for a bound that is not set. */
export const numberByKey = (key: string, now: number, min: number, max: number): number | undefined => {
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  const step = steps[key];
  if (step !== undefined) return now + step;
  const bound = key === 'Home' ? min : key === 'End' ? max : undefined;
  return bound !== undefined && Number.isSafeInteger(bound) && Math.abs(bound) < Number.MAX_SAFE_INTEGER
    ? bound
    : undefined;
};
