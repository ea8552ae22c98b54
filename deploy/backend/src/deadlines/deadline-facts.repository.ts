import type { CatalogueDeadlineInput } from '@fairfront/mf-catalog/model';
import type { PassCounts, PassDeadlineFacts, PassEvent, PassExhibition } from '@fairfront/mf-passes/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { companyAnswer, companyJson } from '../companies/companies.repository';
import { standRows } from '../participants/participation-parts.repository';
import { carPassCounts, passFactColumns, passQuotaOf, type PassFacts } from '../passes/pass-facts';

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

/** The facts of these participations, in the order of their ids; unknown ones are left out. */
export const readDeadlineFacts = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
  now: number,
): Promise<(DeadlineFacts & { participationId: number })[]> => {
  if (participationIds.length === 0) return [];
  const rows = await db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .select(['p.id', 'p.type', 'o.status as order_status'])
    .select(exhibitionColumns)
    .select(passFactColumns(now))
    .select([companyJson().as('company'), standRows().as('stands')])
    .where('p.id', 'in', [...participationIds])
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({
    participationId: row.id,
    type: row.type,
    exhibition: row,
    catalog_order_status: row.order_status,
    company: companyAnswer(row.company),
    stands: row.stands,
    passes: {
      quota: {
        participant: passQuotaOf(row, 'participant'),
        installation: passQuotaOf(row, 'installation'),
        car: passQuotaOf(row, 'car'),
      },
      ...personalPassStates(row),
      car: { ...noPasses(), ...carPassCounts(row) },
    },
  }));
};

const noPasses = (): PassCounts => ({ accepted: 0, consideration: 0, rejected: 0 });

const personalPassStates = ({ people }: PassFacts): Omit<PassDeadlineFacts, 'quota' | 'car'> => {
  const counts = {
    certificate: noPasses(),
    visaSimple: noPasses(),
    visaDifficult: noPasses(),
    installation: noPasses(),
  };
  for (const { type, status, is_simple_visa, count } of people) {
    const kind = type === 'visa' ? (is_simple_visa ? 'visaSimple' : 'visaDifficult') : type;
    counts[kind][status] += count;
  }
  return counts;
};
