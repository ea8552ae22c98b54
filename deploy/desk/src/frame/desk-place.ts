import type { StaffScope } from '@fairfront/shared-kit/domain/http';

/** A place of the bar: a queue with its count, a page, or a page in the menu "More". */
export interface DeskPlace {
  /** Names its text (`places.<name>`) and, for a queue, its count. */
  name: 'passes' | 'extensions' | 'publications' | 'deletions';
  route: 'desk-passes' | 'desk-extensions' | 'desk-publications' | 'desk-deletions';
  /** The scope of staff that it needs. */
  scope: StaffScope;
  /** Whether it needs the scope in all exhibitions, because its items belong to none. */
  inAll?: true;
  kind: 'queue' | 'page' | 'more';
}

/** The places of the desk, in the order of the bar. */
export const places: readonly DeskPlace[] = [
  { name: 'passes', route: 'desk-passes', scope: 'passes', kind: 'queue' },
  { name: 'extensions', route: 'desk-extensions', scope: 'set-up', kind: 'queue' },
  { name: 'publications', route: 'desk-publications', scope: 'catalogue', kind: 'queue' },
  { name: 'deletions', route: 'desk-deletions', scope: 'support', inAll: true, kind: 'queue' },
];

/** The place of a name. */
export const placeOf = (name: DeskPlace['name']): DeskPlace => {
  const place = places.find((one) => one.name === name);
  if (!place) throw new Error(`the desk has no place ${name}`);
  return place;
};

/** The exhibition in the address; null if there is none. */
export const exhibitionIn = (query: URLSearchParams): number | null => {
  const id = Number(query.get('exhibition'));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** The default exhibition: the next one that has not ended, otherwise the latest. */
export const currentExhibition = <Dated extends { started_at: string; ended_at: string }>(
  exhibitions: readonly Dated[],
  today: string,
): Dated | undefined => {
  const byStart = [...exhibitions].sort((one, other) => one.started_at.localeCompare(other.started_at));
  return byStart.find(({ ended_at }) => ended_at.slice(0, 10) >= today) ?? byStart.at(-1);
};
