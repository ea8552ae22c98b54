import type { ReactNode } from 'react';
import { comparisonKey, otherLayout } from '../../domain/common';
import type { IconName } from '../icon';

/** A choice of a list. */
export interface Option<Value extends string | number = string> {
  value: Value;
  /** Its words; search and type-ahead read them. */
  label: string;
  /** A second line: a code, a condition. */
  detail?: ReactNode;
  icon?: IconName;
  /** Why it cannot be chosen; it stays readable. */
  disabledReason?: string;
}

/** Above this number of options a list gets a search field. */
export const longestWithoutSearch = 7;

/** A text as search compares it: lower case, ё and е one letter. */
export const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е');

/** Whether a label contains the searched text, ignoring case; ё and е are treated as one letter. */
export const holds = (label: string, searched: string): boolean =>
  comparisonKey(label).includes(comparisonKey(searched));

/**
 * The options that hold the searched text, and the text that they hold: when nothing does, it may have been typed with the
 * other keyboard layout on («rbnfq» for «китай»), as in the command palette.
 */
export const searchOptions = <Value extends string | number>(
  options: readonly Option<Value>[],
  searched: string,
): { found: readonly Option<Value>[]; meant: string } => {
  const holding = (text: string) => options.filter(({ label }) => holds(label, text));
  const found = holding(searched);
  const other = found.length === 0 ? otherLayout(searched) : null;
  const meant = other === null ? [] : holding(other);
  return other !== null && meant.length > 0 ? { found: meant, meant: other } : { found, meant: searched };
};

/** The label cut around the first match: before, match, after. */
export const cutAtMatch = (label: string, searched: string): [string, string, string] => {
  const wanted = plain(searched.trim());
  const from = wanted === '' ? -1 : plain(label).indexOf(wanted);
  if (from < 0) return [label, '', ''];
  const to = from + wanted.length;
  return [label.slice(0, from), label.slice(from, to), label.slice(to)];
};

/** The next option from `after` on whose label begins with the typed letters; for lists that are closed. */
export const nextByLetters = <Value extends string | number>(
  options: readonly Option<Value>[],
  letters: string,
  after: number,
): Option<Value> | undefined => {
  const start = plain(letters);
  // one letter moves on to the next match, more letters may stay where they are
  const from = letters.length === 1 ? after + 1 : Math.max(after, 0);
  const turned = [...options.slice(from), ...options.slice(0, from)];
  return turned.find(({ label, disabledReason }) => disabledReason === undefined && plain(label).startsWith(start));
};
