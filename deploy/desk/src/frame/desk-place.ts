import type { StaffAction, StaffScope } from '@fairfront/shared-kit/domain/http';
import { mayTouch } from '@fairfront/shared-kit/domain/http/staff-access';
import { allowedExhibitions, type StaffGrant } from '@fairfront/shared-kit/domain/identity/staff-roles';
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
const places: readonly DeskPlace[] = [
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

/** The exhibition that the address asks for, otherwise the current one; undefined if the user has no such exhibition. */
export const chosenExhibition = <Dated extends { id: number; started_at: string; ended_at: string }>(
  exhibitions: readonly Dated[],
  wanted: number | null,
  now: number,
): Dated | undefined =>
  wanted === null
    ? currentExhibition(exhibitions, new Date(now).toISOString().slice(0, 10))
    : exhibitions.find(({ id }) => id === wanted);

/** Whether the roles of a user allow something in an exhibition, or with `inAll` in all of them. */
export const mayInExhibition = (
  grants: readonly StaffGrant[],
  exhibition: number | null,
  { scope, action, inAll = false }: { scope: StaffScope; action: StaffAction; inAll?: boolean | undefined },
): boolean => {
  const allowed = allowedExhibitions({ grants, key: null }, scope, action);
  return inAll ? allowed === 'all' : exhibition !== null && mayTouch(allowed, [exhibition], action);
};

/** The places that the user may open. */
export const openPlaces = (grants: readonly StaffGrant[], exhibition: number | null): DeskPlace[] =>
  places.filter(({ scope, orScopes = [], needs = 'read', inAll }) =>
    [scope, ...orScopes].some((one) => mayInExhibition(grants, exhibition, { scope: one, action: needs, inAll })),
  );
