import { areServicesShown, membershipOf, type Role } from '@fairfront/shared-kit/domain/participations';
import type { Participation, User } from '@fairfront/shared-kit/platform';
import type { CatalogTile } from './remote-catalog';

/** The role in which a user sees a participation: as its own user or as one of the organiser's. */
export const roleIn = (participation: Participation, user: User | null): Role | null =>
  (user && membershipOf(user.id, participation)?.role) ?? null;

/**
 * Tiles, checklist entries and commands that a participation can use in this role; the rest is hidden, not disabled.
 */
export const usableBy = <Part extends Pick<CatalogTile, 'types' | 'exceptRoles' | 'needsServices'>>(
  participation: Participation,
  role: Role | null,
  parts: readonly Part[],
): Part[] =>
  parts.filter(
    ({ types, exceptRoles, needsServices }) =>
      (!types || types.includes(participation.type)) &&
      !(role && exceptRoles?.includes(role)) &&
      (!needsServices || areServicesShown(participation)),
  );
