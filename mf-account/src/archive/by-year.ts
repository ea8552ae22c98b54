import type { ParticipationListItem } from '@fairfront/shared-kit/platform';

/** Past exhibitions under the year of their opening, in the order in which they come (ACC-157). */
export const byYear = (items: readonly ParticipationListItem[]) => {
  const years: { year: string; items: ParticipationListItem[] }[] = [];
  for (const item of items) {
    const year = item.exhibition.started_at.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.items.push(item);
    else years.push({ year, items: [item] });
  }
  return years;
};
