/** Values and parts of a page as the command line prints them. */

/** An instant to the minute, in UTC. */
export const minute = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

/** An amount in units of its currency; null is N/A. */
export const money = (amount: number | null, currency: string): string =>
  amount === null ? 'N/A' : `${amount.toFixed(2)} ${currency}`;

/** Lines under a title; nothing without lines. */
export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
