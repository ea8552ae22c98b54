import type { Transaction } from 'kysely';
import {
  createCompanies,
  createInvitations,
  createMembers,
  createParticipations,
  createPavilions,
  createStands,
} from '@fairfront/backend/areas/participations';
import { createUsers } from '@fairfront/backend/identity';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { demoCountryId } from './countries';
import type { DemoCalendar } from './demo-calendar';
import { demoExtendedDates } from './demo-extensions';
import { demoExhibitions } from './demo-exhibitions';
import { demoCompanies, demoParticipations, demoUsers } from './demo-participations';

/** The companies as values of a set-up. */
export const demoCompanyValues = () =>
  demoCompanies.map(({ country, ...company }) => ({
    ...company,
    external_id: null,
    country_id: demoCountryId(country),
    fax: null,
    inn: null,
  }));

/** Companies and the published accounts. */
export const seedPeople = async (trx: Transaction<Tables>, now: Date, passwordHash: string): Promise<void> => {
  await createCompanies(trx, demoCompanyValues());
  await createUsers(
    trx,
    demoUsers.map(({ in: _places, ...user }) => ({
      ...user,
      phone: user.phone.replace(/\D/g, ''),
      password_hash: passwordHash,
      can_send_notifications: false,
      email_confirmed_at: now,
      primary_participation_id: null,
    })),
  );
  const staff = demoUsers.filter(({ access }) => access === 'manager');
  await trx
    .insertInto('staff_roles')
    .values(staff.map(({ id }) => ({ user_id: id, role: 'owner' as const, exhibition_id: null })))
    .execute();
};

/** The participations as values of a set-up. */
export const demoParticipationValues = (calendar: DemoCalendar) => {
  const websites = new Map(demoExhibitions(calendar).map(({ id, website }) => [id, website]));
  return demoParticipations.map((participation) => {
    const [first] = participation.stands;
    return {
      id: participation.id,
      external_id: null,
      exhibition_id: participation.exhibition_id,
      company_id: participation.company_id,
      type: participation.type,
      parent_id: participation.parent_id ?? null,
      is_edit: participation.is_edit,
      is_not_resident: participation.is_not_resident ?? false,
      // the organiser of the collective stand takes over what its sub-exhibitors order
      pays_for_subs: participation.type === 'collective',
      is_edo_rent_available: participation.type === 'self',
      is_edo_services_available: participation.type === 'self',
      application_number: participation.application,
      currencies: participation.currencies,
      extended_dates: demoExtendedDates(participation.id, calendar),
      quota_certificate: participation.quota.certificate,
      quota_installation: participation.quota.installation,
      quota_car: participation.quota.car,
      pavilion_xml_id: null,
      hall_rus: first?.hall[0] ?? null,
      hall_eng: first?.hall[1] ?? null,
      pavilions: first
        ? [
            {
              pavilion_link: `${websites.get(participation.exhibition_id)}/halls`,
              hall_rus: first.hall[0],
              hall_eng: first.hall[1],
            },
          ]
        : [],
    };
  });
};

/** Participations with their people, stands and the waiting invitation. */
export const seedParticipations = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await createParticipations(trx, demoParticipationValues(calendar));
  await createMembers(
    trx,
    demoUsers.flatMap((user) =>
      Object.entries(user.in).map(([id, role]) => ({
        participation_id: Number(id),
        user_id: user.id,
        role: role ?? 'read',
        last_seen_at: lastVisit(user.id, calendar),
      })),
    ),
  );
  await seedStands(trx);
  await seedInvitation(trx, calendar);
  await seedAccepted(trx, calendar);
};

/** Days before the demo day, and the time, at which demo users were last there; the others have not come yet. */
const lastVisits: Readonly<Record<number, readonly [day: number, hour: number, minute: number]>> = {
  1: [-1, 17, 5],
  2: [-1, 19, 20],
  3: [-1, 18, 40],
  4: [-18, 11, 15],
  6: [-2, 10, 30],
  7: [-5, 16, 0],
};

const lastVisit = (userId: number, { instant }: DemoCalendar): Date | null => {
  const visit = lastVisits[userId];
  if (!visit) return null;
  const [day, hour, minute] = visit;
  return new Date(instant(day, hour, minute));
};

/** Demo users that a demo user has invited; all others came by the organiser. */
const invitedBy: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 1, 5: 2, 7: 6, 8: 6 };
const staffId = demoUsers.find(({ access }) => access === 'manager')?.id ?? null;

/** The invitations by which the demo users have come: the one of a user some days after that of his inviter. */
const seedAccepted = async (trx: Transaction<Tables>, { instant }: DemoCalendar): Promise<void> => {
  const accepted = demoUsers.flatMap((user) =>
    Object.entries(user.in).map(([id, role]) => ({ user, participation_id: Number(id), role: role ?? 'read' })),
  );
  await createInvitations(
    trx,
    accepted.map(({ user, participation_id, role }, index) => ({
      participation_id,
      user_id: user.id,
      role,
      created_at: new Date(instant(user.id - 60)),
      expires_at: new Date(instant(user.id - 53)),
      activated_at: new Date(instant(user.id - 59)),
      invited_by: invitedBy[user.id] ?? staffId,
      row_id: acceptedRows + index,
    })),
  );
};

/** Numbers of rows of accepted invitations, above those of demo users. */
const acceptedRows = 200;

/** Halls stand inside pavilions: both are rows of one table. */
const seedStands = async (trx: Transaction<Tables>): Promise<void> => {
  const stands = demoParticipations.flatMap((participation) =>
    participation.stands.map((stand) => ({ ...stand, participation_id: participation.id })),
  );
  const pavilions = [...new Map(stands.map(({ pavilion }) => [pavilion[0], pavilion])).values()];
  const hallsOf = [
    ...new Map(stands.map(({ pavilion, hall }) => [`${pavilion[0]} ${hall[0]}`, { pavilion, hall }])).values(),
  ];
  const pavilionId = (title: string) => pavilions.findIndex(([rus]) => rus === title) + 1;
  const hallId = (pavilion: string, hall: string) =>
    pavilions.length + hallsOf.findIndex((one) => one.pavilion[0] === pavilion && one.hall[0] === hall) + 1;
  const shared = { external_id: null, exhibition_id: null };
  await createPavilions(trx, [
    ...pavilions.map(([title_rus, title_eng]) => ({
      ...shared,
      id: pavilionId(title_rus),
      parent_id: null,
      title_rus,
      title_eng,
    })),
    ...hallsOf.map(({ pavilion: [inPavilion], hall: [title_rus, title_eng] }) => ({
      ...shared,
      id: hallId(inPavilion, title_rus),
      parent_id: pavilionId(inPavilion),
      title_rus,
      title_eng,
    })),
  ]);
  await createStands(
    trx,
    stands.map(({ id, participation_id, title, area, pavilion, hall }) => ({
      id,
      external_id: null,
      participation_id,
      title,
      area,
      pavilion_id: hallId(pavilion[0], hall[0]),
    })),
  );
};

/** Participation 113 is invited and has no users yet: the invitation waits for its person. */
const seedInvitation = async (trx: Transaction<Tables>, { instant }: DemoCalendar): Promise<void> => {
  const [userId = 0] = await createUsers(trx, [
    {
      id: 100,
      email: 'director@kalibr.example',
      password_hash: null,
      name: '',
      lastname: '',
      middlename: null,
      phone: null,
      email_confirmed_at: null,
      primary_participation_id: null,
    },
  ]);
  await createInvitations(trx, [
    {
      participation_id: 113,
      user_id: userId,
      role: 'supervisor',
      created_at: new Date(instant(-3)),
      expires_at: new Date(instant(4)),
      activated_at: null,
      any_company: true,
      row_id: userId + 1,
    },
  ]);
};
