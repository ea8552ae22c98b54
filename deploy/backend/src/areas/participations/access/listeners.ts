import { isClosedTo } from '../../../identity/second-factor/factor-demand';
import type { ReadMembers } from '../../../platform/realtime/listening';
import { accessRowsQuery } from './participation-access.repository';
import { accessOf } from './participation-access';

/** The users who receive the live events of participations. */
export const readListeners: ReadMembers = async (db, participationIds) => {
  const rows = await accessRowsQuery(db, [...participationIds]).execute();
  return new Map(
    rows.map((row) => {
      const participation = accessOf(row);
      const members = [...participation.users, ...(participation.parent?.users ?? [])];
      const open = members.filter(({ id }) => !isClosedTo(id, participation));
      return [row.id, new Set(open.map(({ id }) => id))];
    }),
  );
};
