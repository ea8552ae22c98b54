import { currencySymbol, sortKey } from '@fairfront/shared-kit/model';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { demoCalendar, type DemoCalendar } from './demo-calendar';
import { seedCart } from './demo-cart';
import { seedContracts } from './demo-contracts';
import { demoCountries } from './countries';
import { demoHistory } from './demo-history';
import { demoExhibitions, demoManagers } from './demo-exhibitions';
import { demoNotifications } from './demo-notifications';
import { demoCompanies, demoParticipations, demoUsers } from './demo-participations';
import { demoCarPasses, demoCarTypes, demoPersonalPasses } from './demo-passes';
import { seedSupport } from './demo-support';
import type { DrawnFiles } from './order-files';
import { seedOrders } from './seed-orders';
import { seedServices } from './seed-services';

export interface SeedOptions {
  /** The day of the demo world counts from here. */
  now: Date;
  /** The stored form of the demo password: one hash for all accounts, argon2id is slow by design. */
  passwordHash: string;
  /** Documents and chat files of the orders that are drawn and stored already; without them the orders have none. */
  orderFiles?: DrawnFiles;
}

/** Numbers of rows that people add start here, so that demo data can be refreshed without touching them. */
export const firstOwnId = 10_000;

const identityTables = [
  'users',
  'countries',
  'exhibitions',
  'exhibition_managers',
  'pavilions',
  'companies',
  'participations',
  'stands',
  'catalog_orders',
  'invitations',
  'notifications',
  'personal_passes',
  'car_passes',
  'audit_log',
  'car_types',
  'service_categories',
  'service_executors',
  'service_units',
  'additional_services',
  'cart_lines',
  'additional_orders',
  'order_lines',
  'order_history',
  'order_messages',
  'order_files',
  'contract_parties',
  'contracts',
  'contract_documents',
  'support_questions',
] as const satisfies (keyof Tables)[];

/** 14 characters like those of issued passes, the same at every seeding. */
const barcodeOf = (kind: 'P' | 'C', id: number): string => `D${kind}${String(id * 7919).padStart(12, '0')}`;

const countryIds = new Map(demoCountries.map(({ code }, index) => [code, index + 1]));
const countryId = (code: string | null): number | null => (code === null ? null : (countryIds.get(code) ?? null));

/** Fills an empty database with the demo world of that day. */
export const seedDemo = async (
  trx: Transaction<Tables>,
  { now, passwordHash, orderFiles = new Map() }: SeedOptions,
): Promise<void> => {
  const calendar = demoCalendar(now);
  await seedExhibitions(trx, calendar);
  await seedPeople(trx, now, passwordHash);
  await seedParticipations(trx, calendar);
  await seedPasses(trx, calendar);
  await seedServices(trx, calendar);
  await seedCart(trx, calendar);
  await seedOrders(trx, calendar, orderFiles);
  await seedContracts(trx, calendar);
  await seedSupport(trx);
  const readers = demoUsers.filter((user) => user.in[101]).map(({ id }) => id);
  const justNow = now.getTime() - 10 * 60_000;
  await trx
    .insertInto('notifications')
    .values(
      demoNotifications(calendar, readers).map(({ created_at, read_at, subject, ...rest }) => ({
        ...rest,
        // the newest one is of nine in the morning: a world that starts earlier has it, too, but not from the future
        created_at: new Date(Math.min(Date.parse(created_at), justNow)),
        read_at: read_at === null ? null : new Date(read_at),
        subject: subject && JSON.stringify(subject),
      })),
    )
    .execute();
  await trx
    .insertInto('settings')
    .values({ key: 'demo_day', value: calendar.day(0) })
    .execute();
  for (const table of identityTables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${firstOwnId})`.execute(trx);
  }
};

const seedExhibitions = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await trx
    .insertInto('countries')
    .values(demoCountries.map(({ code, ...country }) => ({ id: countryIds.get(code), ...country })))
    .execute();
  await trx
    .insertInto('exhibitions')
    .values(
      demoExhibitions(calendar).map((exhibition) => ({
        id: exhibition.id,
        title_rus: exhibition.title_rus,
        title_eng: exhibition.title_eng,
        subtitle_rus: exhibition.subtitle_rus,
        subtitle_eng: exhibition.subtitle_eng,
        venue_rus: exhibition.venue_rus,
        venue_eng: exhibition.venue_eng,
        timezone: 'Europe/Moscow',
        website: exhibition.website,
        vat_rate: 20,
        started_at: exhibition.exhibition[0],
        ended_at: exhibition.exhibition[1],
        installation_started_at: exhibition.installation[0],
        installation_ended_at: exhibition.installation[1],
        dismantling_started_at: exhibition.dismantling[0],
        dismantling_ended_at: exhibition.dismantling[1],
        personal_pass_started_at: exhibition.personal_pass[0],
        personal_pass_ended_at: exhibition.personal_pass[1],
        print_personal_pass_started_at: exhibition.print_personal_pass[0],
        print_personal_pass_ended_at: exhibition.print_personal_pass[1],
        installer_pass_ended_at: exhibition.installer_pass_ended_at,
        print_installer_pass_started_at: null,
        print_installer_pass_ended_at: null,
        visa_simple_deadline: exhibition.visa_simple_deadline,
        visa_difficult_deadline: exhibition.visa_difficult_deadline,
        catalog_order_deadline: exhibition.catalog_order_deadline,
        create_personal_pass_disabled: exhibition.creation_disabled,
        create_install_pass_disabled: exhibition.creation_disabled,
        create_car_pass_disabled: exhibition.creation_disabled,
        is_show_order_additional_services: exhibition.services_shown,
        texts: JSON.stringify(exhibition.texts),
      })),
    )
    .execute();
  const exhibitionIds = demoExhibitions(calendar).map(({ id }) => id);
  await trx
    .insertInto('exhibition_managers')
    .values(
      exhibitionIds.flatMap((exhibition_id) =>
        demoManagers.map(({ id, ...manager }) => ({
          ...manager,
          id: exhibition_id * 100 + id,
          exhibition_id,
          position: id,
        })),
      ),
    )
    .execute();
};

const seedPeople = async (trx: Transaction<Tables>, now: Date, passwordHash: string): Promise<void> => {
  await trx
    .insertInto('companies')
    .values(
      demoCompanies.map(({ country, ...company }) => ({
        ...company,
        country_id: countryId(country),
        phone: digits(company.phone),
        fax: null,
        inn: null,
      })),
    )
    .execute();
  await trx
    .insertInto('users')
    .values(
      demoUsers.map(({ in: _places, ...user }) => ({
        ...user,
        phone: digits(user.phone),
        password_hash: passwordHash,
        can_send_notifications: false,
        email_confirmed_at: now,
        primary_participation_id: null,
      })),
    )
    .execute();
};

const digits = <Phone extends string | null>(phone: Phone) => phone && phone.replace(/\D/g, '');

const seedParticipations = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await trx
    .insertInto('participations')
    .values(
      demoParticipations.map((participation) => ({
        id: participation.id,
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
        currencies: JSON.stringify(participation.currencies.map((code) => ({ code, symbol: currencySymbol(code) }))),
        quota_certificate: participation.quota.certificate,
        quota_installation: participation.quota.installation,
        quota_car: participation.quota.car,
        pavilion_xml_id: null,
        hall_rus: participation.stands[0]?.hall ?? null,
        pavilions: JSON.stringify(
          participation.stands.slice(0, 1).map(({ hall }) => ({ pavilion_link: null, hall_rus: hall })),
        ),
      })),
    )
    .execute();
  await trx
    .insertInto('participation_users')
    .values(
      demoUsers.flatMap((user) =>
        Object.entries(user.in).map(([id, role]) => ({
          participation_id: Number(id),
          user_id: user.id,
          role: role ?? 'read',
        })),
      ),
    )
    .execute();
  await seedStands(trx);
  await trx
    .insertInto('catalog_orders')
    .values(
      demoParticipations.flatMap(({ id, catalog_order_status: status }) =>
        status ? [{ id, participation_id: id, status }] : [],
      ),
    )
    .execute();
  await seedInvitation(trx, calendar);
};

/** Halls stand inside pavilions (SHELL-139): both are rows of one table. */
const seedStands = async (trx: Transaction<Tables>): Promise<void> => {
  const stands = demoParticipations.flatMap((participation) =>
    participation.stands.map((stand) => ({ ...stand, participation_id: participation.id })),
  );
  const pavilions = [...new Set(stands.map(({ pavilion }) => pavilion))];
  const hallsOf = [
    ...new Map(stands.map(({ pavilion, hall }) => [`${pavilion} ${hall}`, { pavilion, hall }])).values(),
  ];
  const pavilionId = (title: string) => pavilions.indexOf(title) + 1;
  const hallId = (pavilion: string, hall: string) =>
    pavilions.length + hallsOf.findIndex((one) => one.pavilion === pavilion && one.hall === hall) + 1;
  await trx
    .insertInto('pavilions')
    .values([
      ...pavilions.map((title) => ({ id: pavilionId(title), parent_id: null, title })),
      ...hallsOf.map(({ pavilion, hall }) => ({
        id: hallId(pavilion, hall),
        parent_id: pavilionId(pavilion),
        title: hall,
      })),
    ])
    .execute();
  await trx
    .insertInto('stands')
    .values(
      stands.map(({ id, participation_id, title, area, pavilion, hall }) => ({
        id,
        participation_id,
        title,
        area,
        pavilion_id: hallId(pavilion, hall),
      })),
    )
    .execute();
};

/** Participation 113 is invited and has no users yet: the invitation waits for its person. */
const seedInvitation = async (trx: Transaction<Tables>, { instant }: DemoCalendar): Promise<void> => {
  const invited = await trx
    .insertInto('users')
    .values({
      id: 100,
      email: 'director@kalibr.example',
      password_hash: null,
      name: '',
      lastname: '',
      middlename: null,
      phone: null,
      email_confirmed_at: null,
      primary_participation_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invitations')
    .values({
      participation_id: 113,
      user_id: invited.id,
      role: 'supervisor',
      created_at: new Date(instant(-3)),
      expires_at: new Date(instant(4)),
      activated_at: null,
      any_company: true,
      row_id: invited.id + 1,
    })
    .execute();
};

const seedPasses = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  const companyOf = new Map(
    demoParticipations.map(({ id, company_id }) => [
      id,
      demoCompanies.find((company) => company.id === company_id)?.name_rus ?? '',
    ]),
  );
  const noDeletion = { created_by: null, deleted_at: null, deleted_by: null };
  await trx
    .insertInto('car_types')
    .values([...demoCarTypes])
    .execute();
  await trx
    .insertInto('personal_passes')
    .values(
      demoPersonalPasses(calendar).map(({ country, created_at, ...pass }) => ({
        ...pass,
        ...noDeletion,
        comment: null,
        company_name: companyOf.get(pass.participation_id) ?? '',
        lastname_sort: sortKey(pass.lastname),
        country_id: countryId(country),
        barcode: barcodeOf('P', pass.id),
        created_at: new Date(created_at),
        updated_at: new Date(created_at),
      })),
    )
    .execute();
  await trx
    .insertInto('car_passes')
    .values(
      demoCarPasses(calendar).map(({ driver, cargos, created_at, ...pass }) => ({
        ...pass,
        ...noDeletion,
        ...driver,
        cargos: JSON.stringify(cargos),
        barcode: barcodeOf('C', pass.id),
        created_at: new Date(created_at),
        updated_at: new Date(created_at),
      })),
    )
    .execute();
  const history = [
    ...demoHistory('personal-pass', demoPersonalPasses(calendar)),
    ...demoHistory('car-pass', demoCarPasses(calendar)),
  ];
  await trx.insertInto('audit_log').values(history).execute();
};
