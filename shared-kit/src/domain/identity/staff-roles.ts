import { mayTouch, type StaffAction, type StaffExhibitions } from '../http/staff-access';
import type { StaffScope } from '../http/staff-scope';

/** The roles of organiser staff. */
export const staffRoles = [
  'owner',
  'event-manager',
  'pass-bureau',
  'services',
  'catalogue-editor',
  'finance',
  'support',
] as const;
/** One of `staffRoles`. */
export type StaffRole = (typeof staffRoles)[number];

/** A role of a member of staff in one exhibition, or in all of them: null. */
export interface StaffGrant {
  role: StaffRole;
  exhibition_id: number | null;
}

type Rights = Readonly<Partial<Record<StaffScope, StaffAction>>>;

/** The scopes that every role includes, to see the subject of the work. */
const everybody: Rights = { own: 'write', 'set-up': 'read' };

const wholeFair: Rights = {
  ...everybody,
  passes: 'write',
  orders: 'write',
  services: 'write',
  catalogue: 'write',
  documents: 'write',
  people: 'write',
  support: 'write',
  'set-up': 'write',
  'embed-tokens': 'write',
};

const rights: Readonly<Record<StaffRole, Rights>> = {
  owner: { ...wholeFair, staff: 'write' },
  'event-manager': { ...wholeFair, staff: 'read' },
  'pass-bureau': { ...everybody, passes: 'write', people: 'read' },
  services: { ...everybody, orders: 'write', services: 'write', documents: 'read' },
  'catalogue-editor': { ...everybody, catalogue: 'write' },
  finance: { ...everybody, documents: 'write', orders: 'read', services: 'read' },
  support: {
    ...everybody,
    support: 'write',
    people: 'write',
    passes: 'read',
    orders: 'read',
    services: 'read',
    catalogue: 'read',
    documents: 'read',
  },
};

const includes = (given: StaffAction | undefined, wanted: StaffAction): boolean =>
  given === 'write' || given === wanted;

/** Whether a role allows something where it is held. */
export const roleAllows = (role: StaffRole, scope: StaffScope, action: StaffAction): boolean =>
  includes(rights[role][scope], action);

/** The rights that an API key can have: scopes of staff, and `read` for reading everything that its owner may read. */
export const keyScopes = [
  'read',
  'passes',
  'orders',
  'services',
  'catalogue',
  'documents',
  'people',
  'set-up',
  'embed-tokens',
] as const;
/** One of `keyScopes`. */
export type KeyScope = (typeof keyScopes)[number];

/** Calls that no API key may make: staff and API keys are managed by people. */
const ofPeopleOnly: ReadonlySet<StaffScope> = new Set<StaffScope>(['staff', 'own']);

/** Whether an API key with these scopes allows something, if its person may do it. */
export const keyAllows = (scopes: readonly KeyScope[], scope: StaffScope, action: StaffAction): boolean =>
  !ofPeopleOnly.has(scope) &&
  (scopes.some((given) => given === scope) || (action === 'read' && scopes.includes('read')));

/** How an API key narrows the rights of its person. */
export interface KeyLimits {
  scopes: readonly KeyScope[];
  /** Null: all exhibitions of its person. */
  exhibition_ids: readonly number[] | null;
}

/** The rights of a caller: a member of staff, or one of their API keys. */
export interface StaffRights {
  grants: readonly StaffGrant[];
  /** Null for the person. */
  key: KeyLimits | null;
}

/** The exhibitions in which a caller may do something; none: they lack the scope. */
export const allowedExhibitions = (
  { grants, key }: StaffRights,
  scope: StaffScope,
  action: StaffAction,
): StaffExhibitions => {
  if (key && !keyAllows(key.scopes, scope, action)) return [];
  const places = grants.filter(({ role }) => roleAllows(role, scope, action)).map((grant) => grant.exhibition_id);
  const ofPerson = [...new Set(places.filter((id) => id !== null))];
  const isEverywhere = places.includes(null);
  if (!key?.exhibition_ids) return isEverywhere ? 'all' : ofPerson;
  return key.exhibition_ids.filter((id) => isEverywhere || ofPerson.includes(id));
};

/** Whether a member of staff may act as an exhibitor of an exhibition: those who answer its exhibitors may. */
export const mayActAsExhibitor = (grants: readonly StaffGrant[], exhibitionId: number): boolean =>
  mayTouch(allowedExhibitions({ grants, key: null }, 'support', 'write'), [exhibitionId], 'write');

/** Why a list of roles cannot be given to a member of staff; null: it can. */
export const grantsProblem = (grants: readonly StaffGrant[]): 'empty' | 'owner-of-one' | null => {
  if (grants.length === 0) return 'empty';
  // an owner manages the staff of all exhibitions
  return grants.some(({ role, exhibition_id: id }) => role === 'owner' && id !== null) ? 'owner-of-one' : null;
};

/** Whether a member of staff is an owner. */
export const isOwner = (grants: readonly StaffGrant[]): boolean => grants.some(({ role }) => role === 'owner');
