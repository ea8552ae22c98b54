import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { TestApp, TestCaller } from '../test-app';
import { aParticipation } from './participations';
import { aMember, aUser, type User } from './users';

/** A participation and its people. */
export interface Exhibitor {
  id: number;
  exhibitionId: number;
  companyId: number;
  /** The address of its calls: `/participants/7`. */
  path: string;
  /** Its member with this role; the first call adds one, with these changes. */
  member: (role: Role, changes?: Parameters<typeof aUser>[1]) => Promise<User>;
  /** Signs that member in at the time of the clock. */
  as: (role: Role) => Promise<TestCaller>;
}

/** A participation whose people join when a test needs them. */
export const anExhibitor = async (
  portal: TestApp,
  changes: Partial<Insertable<Tables['participations']>> = {},
): Promise<Exhibitor> => {
  const participation = await aParticipation(portal, changes);
  const members = new Map<Role, Promise<User>>();
  const member: Exhibitor['member'] = (role, changes) => {
    const known = members.get(role) ?? aMember(portal, participation, role, changes);
    members.set(role, known);
    return known;
  };
  return {
    id: participation.id,
    exhibitionId: participation.exhibition_id,
    companyId: participation.company_id,
    path: `/participants/${participation.id}`,
    member,
    as: async (role) => portal.as((await member(role)).email),
  };
};

const team: readonly [Role, lastname: string, name: string][] = [
  ['supervisor', 'Соколова', 'Ирина'],
  ['admin', 'Дементьев', 'Павел'],
  ['edit', 'Кузнецов', 'Артём'],
  ['read', 'Лебедева', 'Мария'],
  ['installer', 'Гринёв', 'Роман'],
];

/** Adds a member of every role, each with a name of their own. @returns them by role */
export const aTeam = async (exhibitor: Exhibitor): Promise<Record<Role, User>> => {
  const members: Partial<Record<Role, User>> = {};
  for (const [role, lastname, name] of team) members[role] = await exhibitor.member(role, { lastname, name });
  return members as Record<Role, User>;
};

/** A caller of another exhibition and another company, who may do everything there. */
export const aStranger = async (portal: TestApp): Promise<TestCaller> => (await anExhibitor(portal)).as('supervisor');

/** A member of staff with every right, signed in at the time of the clock. */
export const aStaffCaller = async (portal: TestApp): Promise<TestCaller> =>
  portal.as((await aUser(portal, { access: 'manager' })).email);
