/** Values and parts of a page as the command line prints them. */

/** An instant to the minute, in UTC. */
export const minute = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

/** An amount in units of its currency; null is N/A. */
export const money = (amount: number | null, currency: string): string =>
  amount === null ? 'N/A' : `${amount.toFixed(2)} ${currency}`;

/** Lines under a title; nothing without lines. */
export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** Work after a commit that has failed so far. */
export interface FailedWork {
  id: number;
  kind: string;
  created_at: string;
  attempts: number;
  last_error: string | null;
  /** Null: it is dead. */
  next_attempt_at: string | null;
}

/** One line about failed work. */
export const failedLine = ({ id, kind, created_at, attempts, last_error, next_attempt_at }: FailedWork): string => {
  const next = next_attempt_at ? `again at ${minute(next_attempt_at)}` : 'dead';
  return `${id}  ${minute(created_at)}  ${kind}  tried ${attempts} times, ${next}: ${last_error ?? ''}`;
};
