import { addDays } from '@fairfront/shared-kit/domain/common';
import type { DeskExhibition } from '../api/desk';

/** All days of an exhibition with installation and dismantling, YYYY-MM-DD. */
export const exhibitionDaysOf = (exhibition: DeskExhibition): string[] => {
  const [from, to] = [exhibition.installation_started_at, exhibition.dismantling_ended_at];
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};
