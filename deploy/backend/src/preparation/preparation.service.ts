import { companySteps, teamStep } from '@fairfront/mf-account/model';
import { catalogueStep, catalogueTypes } from '@fairfront/mf-catalog/model';
import { carPassSteps, passPageSize, personalPassSteps } from '@fairfront/mf-passes/model';
import { preparationOf, type Preparation, type PreparationStep } from '@fairfront/shared-kit/model';
import type { Kysely } from 'kysely';
import { readCompany } from '../companies/companies.repository';
import type { Tables } from '../database/tables';
import { usersOf } from '../participants/participation-parts.repository';
import { countCarPassesByStatus, listCarPasses } from '../passes/car-passes.repository';
import { readPassQuota } from '../passes/pass-situation';
import { countPersonalPasses } from '../passes/personal-passes.repository';

/**
 * How far the preparation of a participation is: the steps of all areas, by the rules of the checklists that its hub merges
 * (SHELL-230), so that both tell the same.
 * @param now ms since the epoch by the server's clock
 * @throws when there is no such participation: access is judged before
 */
export const readPreparation = async (db: Kysely<Tables>, id: number, now: number): Promise<Preparation> => {
  const { type, company_id, status } = await db
    .selectFrom('participations as p')
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .select(['p.type', 'p.company_id', 'o.status'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  const { profile, logo } = companySteps(await readCompany(db, company_id));
  const team = teamStep((await usersOf(db, [id])).get(id) ?? []);
  return preparationOf([
    ...(await passSteps(db, id, now)),
    ...(catalogueTypes.some((known) => known === type) ? [catalogueStep(status)] : []),
    profile,
    logo,
    ...(team ? [team] : []),
  ]);
};

const passSteps = async (db: Kysely<Tables>, id: number, now: number): Promise<PreparationStep[]> => {
  const newest = await listCarPasses(db, id, { page: 1, perPage: passPageSize });
  const { count } = await readPassQuota(db, id, 'car', now);
  const { rejected } = await countCarPassesByStatus(db, id);
  const participant = await countPersonalPasses(db, id, 'certificate');
  const installation = await countPersonalPasses(db, id, 'installation');
  return [
    ...personalPassSteps('participant', await readPassQuota(db, id, 'participant', now), participant.byStatus),
    ...personalPassSteps('installation', await readPassQuota(db, id, 'installation', now), installation.byStatus),
    ...carPassSteps({
      count,
      rejected,
      named: newest.filter((pass) => pass.status === 'rejected').map((pass) => pass.id),
    }),
  ];
};
