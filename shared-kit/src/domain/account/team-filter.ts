import { comparisonKey } from '../common';
import { type EventType, type Role } from '../participations';
import { accessVia, type AccessVia } from './team-access';

/** The filter of a team list. */
export type TeamFilter = 'all' | AccessVia;

interface Listed {
  name: string;
  lastname: string;
  middlename: string | null;
  email: string;
  role: Role;
}

/** The members of a team that match a filter and a search; every word must be in a name or the e-mail. */
export const filterTeam = <User extends Listed>(
  users: readonly User[],
  { filter, search, type }: { filter: TeamFilter; search: string; type: EventType },
): User[] => {
  const words = comparisonKey(search).split(' ').filter(Boolean);
  return users.filter((user) => {
    if (filter !== 'all' && accessVia(user.role, type) !== filter) return false;
    const text = comparisonKey([user.lastname, user.name, user.middlename, user.email].join(' '));
    return words.every((word) => text.includes(word));
  });
};
