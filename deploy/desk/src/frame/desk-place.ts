import type { StaffAction, StaffScope } from '@fairfront/shared-kit/domain/http';
import type { Routes } from '../names';

/** A place of the bar: a queue with its count, a page, or a page in the menu "More". */
export interface DeskPlace {
  /** Names its text (`places.<name>`) and, for a queue, its count. */
  name:
    | 'passes'
    | 'orders'
    | 'catalogue'
    | 'support'
    | 'extensions'
    | 'publications'
    | 'deletions'
    | 'participants'
    | 'exhibition'
    | 'readiness'
    | 'figures'
    | 'services'
    | 'printing'
    | 'venue'
    | 'import'
    | 'audit';
  route: Exclude<keyof Routes, 'desk' | 'desk-order' | 'desk-participant'>;
  /** The scope of staff that it needs. */
  scope: StaffScope;
  /** What must be allowed with it; by default reading. */
  needs?: StaffAction;
  /** Other scopes that also open it, each with a part of it. */
  orScopes?: readonly StaffScope[];
  /** Whether it needs the scope in all exhibitions, because its items belong to none. */
  inAll?: boolean;
  kind: 'queue' | 'page' | 'more';
}

/** The places of the desk, in the order of the bar. */
export const places: readonly DeskPlace[] = [
  { name: 'passes', route: 'desk-passes', scope: 'passes', kind: 'queue' },
  { name: 'orders', route: 'desk-orders', scope: 'orders', kind: 'queue' },
  { name: 'catalogue', route: 'desk-catalogue-orders', scope: 'catalogue', kind: 'queue' },
  { name: 'publications', route: 'desk-publications', scope: 'catalogue', kind: 'queue' },
  { name: 'extensions', route: 'desk-extensions', scope: 'set-up', kind: 'queue' },
  { name: 'support', route: 'desk-support', scope: 'support', inAll: true, kind: 'queue' },
  { name: 'deletions', route: 'desk-deletions', scope: 'support', inAll: true, kind: 'queue' },
  { name: 'participants', route: 'desk-participants', scope: 'set-up', kind: 'page' },
  { name: 'exhibition', route: 'desk-exhibition', scope: 'set-up', kind: 'more' },
  { name: 'readiness', route: 'desk-readiness', scope: 'people', kind: 'more' },
  { name: 'figures', route: 'desk-figures', scope: 'orders', orScopes: ['passes', 'documents'], kind: 'more' },
  { name: 'services', route: 'desk-services', scope: 'services', inAll: true, kind: 'more' },
  { name: 'printing', route: 'desk-catalogue', scope: 'catalogue', kind: 'more' },
  { name: 'venue', route: 'desk-venue', scope: 'passes', kind: 'more' },
  { name: 'import', route: 'desk-import', scope: 'set-up', needs: 'write', inAll: true, kind: 'more' },
  { name: 'audit', route: 'desk-audit', scope: 'staff', inAll: true, kind: 'more' },
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
