import { companySteps, teamStep } from '@fairfront/mf-account/model';
import { catalogueStep, catalogueTypes } from '@fairfront/mf-catalog/model';
import { carPassSteps, passPageSize, personalPassSteps } from '@fairfront/mf-passes/model';
import { preparationOf, type Preparation, type PreparationStep } from '@fairfront/shared-kit/model';
import { sql, type Kysely } from 'kysely';
import { companyAnswer, companyJson } from '../companies/companies.repository';
import type { Tables } from '../database/tables';
import { requireAccess } from '../http/participation-access';
import { accessQuery } from '../participants/participants.repository';
import { userAnswer, userRows } from '../participants/participation-parts.repository';
import { carPassCounts, passFactColumns, passQuotaOf, personalPassCounts, type PassFacts } from '../passes/pass-facts';

/** Pages of a list that name the rejected passes: only the first one is looked at, as the checklist does. */
const rejectedCarPasses = () =>
  sql<number[]>`(select coalesce(json_agg(newest.id), '[]'::json) from (
    select cp.id, cp.status from car_passes cp where cp.participation_id = p.id and cp.deleted_at is null
    order by cp.id desc limit ${sql.lit(passPageSize)}) newest where newest.status = 'rejected')`;

/**
 * How far the preparation of a participation is: the steps of all areas, by the rules of the checklists that its hub merges
 * (SHELL-230), so that both tell the same.
 * @param now ms since the epoch by the server's clock
 * @throws Failure 404 for strangers and unknown ids alike
 */
export const readPreparation = async (
  db: Kysely<Tables>,
  userId: number,
  id: number,
  now: number,
): Promise<Preparation> => {
  const query = accessQuery(db, id)
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .select('o.status as order_status')
    .select(passFactColumns(now))
    .select([companyJson().as('company'), userRows().as('team'), rejectedCarPasses().as('rejected_cars')]);
  const { row } = await requireAccess(query, userId);
  const { profile, logo } = companySteps(companyAnswer(row.company));
  const team = teamStep(row.team.map(userAnswer));
  return preparationOf([
    ...passSteps(row, row.rejected_cars),
    ...(catalogueTypes.some((known) => known === row.type) ? [catalogueStep(row.order_status)] : []),
    profile,
    logo,
    ...(team ? [team] : []),
  ]);
};

const passSteps = (facts: PassFacts, named: number[]): PreparationStep[] => {
  const people = (kind: 'participant' | 'installation', type: 'certificate' | 'installation') =>
    personalPassSteps(kind, passQuotaOf(facts, kind), personalPassCounts(facts, type).byStatus);
  return [
    ...people('participant', 'certificate'),
    ...people('installation', 'installation'),
    ...carPassSteps({ count: passQuotaOf(facts, 'car').count, rejected: carPassCounts(facts).rejected, named }),
  ];
};
