import { addDays, daysBetween } from '@fairfront/shared-kit/domain/common';
import type { DemoCalendar } from './demo-calendar';
import { demoExhibitions } from './demo-exhibitions';

/** Every day of a period, both ends included. */
const daysOf = ([first, last]: readonly [string, string]): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

const periods = { i: 'installation', x: 'exhibition', d: 'dismantling' } as const;

/**
 * Days of an exhibition by short names: `i0` is its first day of installation, `x3` the fourth of the exhibition, `d0` the
 * first of dismantling.
 */
export const namedDays = (calendar: DemoCalendar, exhibitionId: number): ((name: string) => string) => {
  const exhibition = demoExhibitions(calendar).find(({ id }) => id === exhibitionId);
  return (name) => {
    const period = periods[name.charAt(0) as keyof typeof periods];
    const day = exhibition && daysOf(exhibition[period])[Number(name.slice(1))];
    if (!day) throw new Error(`exhibition ${exhibitionId} has no day ${name}`);
    return day;
  };
};
