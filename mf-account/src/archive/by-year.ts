import type { ParticipationListItem } from '@fairfront/shared-kit/platform';

/** Groups past exhibitions by the year of their opening and keeps their order. */
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
