import { isDay } from '../common';
import { exhibitionDays, exhibitionDeadlines } from './api/exhibition-dates.schema';

export { exhibitionDays, exhibitionDeadlines };

/** The dates of an exhibition: days of its zone, and deadlines that may have a time of day or be missing. */
export type ExhibitionDates = Record<(typeof exhibitionDays)[number], string> &
  Record<(typeof exhibitionDeadlines)[number], string | null>;
type DateName = keyof ExhibitionDates;

/** The errors of a date. */
export type ExhibitionDateIssue = 'noDate' | 'endBeforeStart';

/** The first one never comes after the second one. */
const pairs: readonly (readonly [DateName, DateName])[] = [
  ['installation_started_at', 'installation_ended_at'],
  ['installation_started_at', 'started_at'],
  ['started_at', 'ended_at'],
  ['ended_at', 'dismantling_ended_at'],
  ['dismantling_started_at', 'dismantling_ended_at'],
  ['personal_pass_started_at', 'personal_pass_ended_at'],
  ['print_personal_pass_started_at', 'print_personal_pass_ended_at'],
  ['print_installer_pass_started_at', 'print_installer_pass_ended_at'],
];

const isInstant = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(value) &&
  isDay(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/** The errors of the dates of an exhibition, by key. A window that ends before it begins is reported at its end. */
export const exhibitionDateIssues = (dates: ExhibitionDates): Partial<Record<DateName, ExhibitionDateIssue>> => {
  const issues: Partial<Record<DateName, ExhibitionDateIssue>> = {};
  for (const name of exhibitionDays) if (!isDay(dates[name])) issues[name] = 'noDate';
  for (const name of exhibitionDeadlines) {
    const value = dates[name];
    if (value !== null && !isDay(value) && !isInstant(value)) issues[name] = 'noDate';
  }
  for (const [from, to] of pairs) {
    const [begin, end] = [dates[from], dates[to]];
    if (begin === null || end === null || issues[from] || issues[to]) continue;
    if (end.slice(0, 10) < begin.slice(0, 10)) issues[to] = 'endBeforeStart';
  }
  return issues;
};
