import {
  exhibitionDateIssues,
  type ExhibitionDates,
} from '@fairfront/shared-kit/domain/participations/exhibition-dates';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { serverText } from '../../../platform/texts/server-texts';

const texts = {
  noDate: serverText('exhibitions.noDate'),
  endBeforeStart: serverText('exhibitions.endBeforeStart'),
} as const;

/** Errors of the dates of an exhibition, by key, in the language of the reader; null if there are none. */
export const exhibitionDateErrors = (dates: ExhibitionDates, locale: Locale): Record<string, string[]> | null => {
  const found = Object.entries(exhibitionDateIssues(dates));
  return found.length > 0 ? Object.fromEntries(found.map(([name, issue]) => [name, [texts[issue][locale]]])) : null;
};
