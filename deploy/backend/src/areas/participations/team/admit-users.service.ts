import { invitationLifetimeMs } from '@fairfront/shared-kit/domain/participations/team';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { hasRole, type Role } from '@fairfront/shared-kit/domain/participations';
import type { Transaction } from 'kysely';
import { writeAudit, type AuditEntry } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { publishAccessChanged } from '../../../platform/outbox/access-changed';
import { areaText, type Text } from '../../../platform/texts/area-texts';
import { serverText } from '../../../platform/texts/server-texts';
import { createMembers } from '../set-up/create.service';
import type { Author } from '../set-up/new-rows';
import { addPeople, insertInvitations, listTeams, peopleByEmail, teamFacts } from './admissions.repository';
import type { TeamServices } from './team.service';

/** Somebody who gets access to a participation. */
export interface Admission {
  participationId: number;
  /** In its normal form. */
  email: string;
  role: Role;
  locale: Locale;
}

const emailsOf = (admissions: readonly Admission[]) => admissions.map(({ email }) => email);

/** Participations that would lose all their supervisors if these people got other roles. */
const withoutSupervisor = async (trx: Transaction<Tables>, admissions: readonly Admission[]): Promise<Set<number>> => {
  const ids = [...new Set(admissions.map(({ participationId: id }) => id))];
  const wanted = new Map(admissions.map(({ participationId, email, role }) => [`${participationId} ${email}`, role]));
  const members = (await listTeams(trx, ids)).filter(({ is_member: isMember }) => isMember);
  const supervised = (roleOf: (member: (typeof members)[number]) => Role) =>
    new Set(members.filter((one) => roleOf(one) === 'supervisor').map(({ participation_id: id }) => id));
  const kept = supervised((one) => wanted.get(`${one.participation_id} ${one.email}`) ?? one.role);
  return new Set([...supervised(({ role }) => role)].filter((id) => !kept.has(id)));
};

/** The reasons against new members and changed roles, by index and field: the rules of the single calls by staff. */
export const admissionIssues = async (
  trx: Transaction<Tables>,
  admissions: readonly Admission[],
): Promise<Map<number, Record<string, Text>>> => {
  const ids = [...new Set(admissions.map(({ participationId: id }) => id))];
  const participations = new Map((await teamFacts(trx, ids)).map((row) => [row.id, row]));
  const people = new Map((await peopleByEmail(trx, emailsOf(admissions))).map((row) => [row.email, row]));
  const lost = await withoutSupervisor(trx, admissions);
  const issues = new Map<number, Record<string, Text>>();
  for (const [index, { participationId, email, role }] of admissions.entries()) {
    const participation = participations.get(participationId);
    const person = people.get(email);
    const companies = person?.companies ?? [];
    const isElsewhere =
      role !== 'installer' && companies.length > 0 && !companies.includes(participation?.company_id ?? 0);
    const found: Record<string, Text> = {};
    if (participation && !hasRole(role, participation.type)) found.role = serverText('team.roleOfOtherType');
    else if (lost.has(participationId)) found.role = serverText('team.lastSupervisor');
    if (person?.access === 'manager' || isElsewhere) found.email = areaText('account', 'errors.other_company');
    if (Object.keys(found).length > 0) issues.set(index, found);
  }
  return issues;
};

/**
 * Gives many people access: those who have an account at once, the others by an invitation. Each of these gets one e-mail,
 * for the first participation; they find the others once they are signed in.
 * @param admissions without those that `admissionIssues` forbids, and without members
 * @returns the users, in the order of the admissions
 */
export const admitUsers = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  admissions: readonly Admission[],
  { userId, at }: Author,
): Promise<number[]> => {
  if (admissions.length === 0) return [];
  const emails = emailsOf(admissions);
  const known = new Set((await peopleByEmail(trx, emails)).map(({ email }) => email));
  const strangers = new Map(admissions.filter(({ email }) => !known.has(email)).map((one) => [one.email, one]));
  await addPeople(
    trx,
    [...strangers.values()].map(({ email, locale }) => ({ email, locale })),
  );
  const people = new Map((await peopleByEmail(trx, emails)).map((row) => [row.email, row]));
  const admitted = admissions.map((one) => ({ ...one, person: people.get(one.email) }));
  const members = admitted.filter(({ person }) => person?.has_account);
  const invited = admitted.filter(({ person }) => !person?.has_account);
  await createMembers(
    trx,
    members.map(({ participationId, person, role }) => ({
      ...{ participation_id: participationId, user_id: person?.id ?? 0, role },
    })),
  );
  const invitations = await insertInvitations(
    trx,
    invited.map(({ participationId, person, role }) => ({
      ...{ participation_id: participationId, user_id: person?.id ?? 0, role, activated_at: null },
      ...{ created_at: at, expires_at: new Date(at.getTime() + invitationLifetimeMs) },
      invited_by: userId,
    })),
  );
  const written = new Set<string>();
  const mails = invited.flatMap(({ email }, index) => {
    const invitationId = invitations[index];
    if (written.has(email) || invitationId === undefined) return [];
    written.add(email);
    return [{ invitationId }];
  });
  const audits: AuditEntry[] = [
    ...members.map(({ participationId, person, role }) => ({
      ...{ userId, participationId, action: 'user.added' as const, subject: `user ${person?.id}` },
      details: { role },
      at,
    })),
    ...invited.map(({ participationId, role }, index) => ({
      ...{ userId, participationId, action: 'user.invited' as const, subject: `invitation ${invitations[index]}` },
      details: { role },
      at,
    })),
  ];
  await services.outbox.add(trx, 'invitation-mail', ...mails);
  await writeAudit(trx, ...audits);
  // updates the open home screens of people who have an account
  for (const email of new Set(admitted.filter((one) => known.has(one.email)).map((one) => one.email))) {
    await publishAccessChanged(trx, services, people.get(email)?.id ?? 0);
  }
  return admitted.map(({ person }) => person?.id ?? 0);
};
