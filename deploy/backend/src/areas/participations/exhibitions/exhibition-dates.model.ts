import { isDay, type Locale } from '@fairfront/shared-kit/model';
import { exhibitionDays, exhibitionDeadlines } from '@fairfront/shared-kit/domain/participations/api';
import { serverText } from '../../../platform/texts/server-texts';

export type ExhibitionDates = Record<(typeof exhibitionDays)[number], string> &
  Record<(typeof exhibitionDeadlines)[number], string | null>;
type DateName = keyof ExhibitionDates;

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

const texts = {
  noDate: serverText('exhibitions.noDate'),
  order: serverText('exhibitions.endBeforeStart'),
} as const;

const isInstant = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(value) &&
  isDay(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/**
 * What is wrong with the dates of an exhibition, by key, in the language of the reader; null when nothing is. A window that
 * ends before it begins is told at its end (SHELL-270).
 */
export const exhibitionDateErrors = (dates: ExhibitionDates, locale: Locale): Record<string, string[]> | null => {
  const errors: Record<string, string[]> = {};
  for (const name of exhibitionDays) if (!isDay(dates[name])) errors[name] = [texts.noDate[locale]];
  for (const name of exhibitionDeadlines) {
    const value = dates[name];
    if (value !== null && !isDay(value) && !isInstant(value)) errors[name] = [texts.noDate[locale]];
  }
  for (const [from, to] of pairs) {
    const [begin, end] = [dates[from], dates[to]];
    if (begin === null || end === null || errors[from] || errors[to]) continue;
    if (end.slice(0, 10) < begin.slice(0, 10)) errors[to] = [texts.order[locale]];
  }
  return Object.keys(errors).length > 0 ? errors : null;
};
