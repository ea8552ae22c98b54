/** Length of a slot in hours. */
export const slotHours = 2;

/** The starts that are offered, in two groups: even hours and odd hours. */
export const slotGroups: readonly (readonly number[])[] = [
  [8, 10, 12, 14, 16, 18],
  [9, 11, 13, 15, 17],
];

/** Whether a slot shares an hour with another chosen one of the same date. */
export const overlapsChosen = (start: number, chosen: readonly number[]): boolean =>
  chosen.some((other) => other !== start && Math.abs(other - start) < slotHours);
