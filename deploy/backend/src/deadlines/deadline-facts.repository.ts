import type { CatalogueDeadlineInput } from '@fairfront/mf-catalog/model';
import type { PassCounts, PassDeadlineFacts, PassEvent, PassExhibition } from '@fairfront/mf-passes/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { readPassQuota } from '../passes/pass-situation';

const exhibitionColumns = [
  'e.title_rus',
  'e.title_eng',
  'e.timezone',
  'e.started_at',
  'e.ended_at',
  'e.installation_started_at',
  'e.installation_ended_at',
  'e.dismantling_started_at',
  'e.dismantling_ended_at',
  'e.personal_pass_started_at',
  'e.personal_pass_ended_at',
  'e.print_personal_pass_started_at',
  'e.print_personal_pass_ended_at',
  'e.installer_pass_ended_at',
  'e.print_installer_pass_started_at',
  'e.print_installer_pass_ended_at',
  'e.visa_simple_deadline',
  'e.visa_difficult_deadline',
  'e.catalog_order_deadline',
  'e.create_personal_pass_disabled',
  'e.create_install_pass_disabled',
  'e.create_car_pass_disabled',
  'e.is_show_order_additional_services',
] as const;

/** Everything that the areas' rules of deadlines read of one participation. */
export interface DeadlineFacts extends CatalogueDeadlineInput, PassEvent {
  exhibition: PassExhibition & {
    title_rus: string;
    title_eng: string;
    timezone: string;
    catalog_order_deadline: string | null;
    is_show_order_additional_services: boolean;
  };
  passes: PassDeadlineFacts;
}

/** @throws when there is no such participation: access is judged before */
export const readDeadlineFacts = async (
  db: Kysely<Tables>,
  participationId: number,
  now: number,
): Promise<DeadlineFacts> => {
  const { type, company_id, ...exhibition } = await db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['p.type', 'p.company_id'])
    .select(exhibitionColumns)
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
  const order = await db
    .selectFrom('catalog_orders')
    .select('status')
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
  const stands = await db
    .selectFrom('stands')
    .select('title')
    .where('participation_id', '=', participationId)
    .execute();
  return {
    type,
    exhibition,
    catalog_order_status: order?.status ?? null,
    company: await readEntryCompany(db, company_id),
    stands,
    passes: {
      quota: {
        participant: await readPassQuota(db, participationId, 'participant', now),
        installation: await readPassQuota(db, participationId, 'installation', now),
        car: await readPassQuota(db, participationId, 'car', now),
      },
      ...(await countPersonalPasses(db, participationId)),
      car: await countCarPasses(db, participationId),
    },
  };
};

const readEntryCompany = async (db: Kysely<Tables>, id: number): Promise<CatalogueDeadlineInput['company']> => {
  const { country_rus, country_eng, ...company } = await db
    .selectFrom('companies as c')
    .leftJoin('countries as co', 'co.id', 'c.country_id')
    .select(['c.name_rus', 'c.name_eng', 'c.address', 'c.phone', 'c.email', 'c.website'])
    .select(['co.name_rus as country_rus', 'co.name_eng as country_eng'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...company,
    country: country_rus === null || country_eng === null ? null : { name_rus: country_rus, name_eng: country_eng },
  };
};

const noPasses = (): PassCounts => ({ accepted: 0, consideration: 0, rejected: 0 });

const countPersonalPasses = async (
  db: Kysely<Tables>,
  participationId: number,
): Promise<Omit<PassDeadlineFacts, 'quota' | 'car'>> => {
  const rows = await db
    .selectFrom('personal_passes as pp')
    .leftJoin('countries as c', 'c.id', 'pp.country_id')
    .select(['pp.type', 'pp.status', 'c.is_simple_visa'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pp.participation_id', '=', participationId)
    .where('pp.deleted_at', 'is', null)
    .groupBy(['pp.type', 'pp.status', 'c.is_simple_visa'])
    .execute();
  const counts = {
    certificate: noPasses(),
    visaSimple: noPasses(),
    visaDifficult: noPasses(),
    installation: noPasses(),
  };
  for (const { type, status, is_simple_visa, count } of rows) {
    const kind = type === 'visa' ? (is_simple_visa ? 'visaSimple' : 'visaDifficult') : type;
    counts[kind][status] += count;
  }
  return counts;
};

const countCarPasses = async (db: Kysely<Tables>, participationId: number): Promise<PassCounts> => {
  const rows = await db
    .selectFrom('car_passes')
    .select('status')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('participation_id', '=', participationId)
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute();
  return { ...noPasses(), ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
};
