import {
  announcementSteps,
  audienceOf,
  companySteps,
  teamStep,
  type ProgressArea,
} from '@fairfront/shared-kit/domain/account';
import { cataloguePreparation } from '@fairfront/shared-kit/domain/catalogue';
import { carPassSteps, personalPassSteps } from '@fairfront/shared-kit/domain/passes';
import { ordersPreparation } from '@fairfront/shared-kit/domain/services';
import {
  membershipOf,
  preparationOf,
  type Preparation,
  type PreparationStep,
} from '@fairfront/shared-kit/domain/participations';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { companyResponse } from '../companies/company.response';
import type { Tables } from '../../../platform/database/tables';
import { deadlineFactsOf } from '../deadlines/deadline-facts';
import { deadlineRows } from '../deadlines/deadline-facts.repository';
import type { Deadline } from '@fairfront/shared-kit/domain/participations/api';
import { deadlineResponses, deadlinesFor } from '../deadlines/deadlines.service';
import { visibleRows } from '../access/participation-access';
import { accessColumns, type AccessRow } from '../access/participation-access.repository';
import { accessOf } from '../access/participation-access';
import { userResponse } from '../access/participation-parts.response';
import { carPassCounts, passQuotaOf, personalPassCounts } from '../quota/pass-facts';
import type { PassFacts } from '../quota/pass-facts.repository';
import { preparationColumns, type CompulsoryAnnouncement } from './preparation.repository';

/** The preparation progress of a participation, and its deadlines. */
export interface ParticipationPreparation extends Preparation {
  participation_id: number;
  /** The deadlines of its deadline centre, in the same order. */
  deadlines: Static<typeof Deadline>[];
}

/**
 * The preparation progress and the deadlines of participations, in one statement: the steps by the rules of the checklists
 * of all areas, the deadlines by those of the deadline centre. Participations that the user may not see are omitted.
 * @param now ms since the epoch by the server's clock
 */
export const readPreparations = async (
  db: Kysely<Tables>,
  userId: number,
  ids: readonly number[],
  now: number,
): Promise<ParticipationPreparation[]> => {
  const query = deadlineRows(db, now)
    .select(accessColumns())
    .select(preparationColumns())
    .where('p.id', 'in', ids)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id');
  return (await visibleRows(query, userId)).map((row) => {
    const steps = Object.values(stepsByArea(row, userId)).flat();
    const deadlines = deadlinesFor(userId, accessOf(row), deadlineFactsOf(row), now);
    return { participation_id: row.id, ...preparationOf(steps), deadlines: deadlineResponses(deadlines, now) };
  });
};

/** A row of a statement with access facts, numbers of passes and `preparationColumns`. */
export interface PreparationRow extends AccessRow, Omit<PassFacts, 'type'>, Rejected {
  catalog_order_id: number | null;
  catalog_order_status: string | null;
  catalog_template_id: number | null;
  company: Parameters<typeof companyResponse>[0];
  team: Parameters<typeof userResponse>[0][];
  announcements: CompulsoryAnnouncement[];
  waiting_orders: number;
}

/** The steps of a participation by area, as the user sees them in the checklist. */
export const stepsByArea = (row: PreparationRow, userId: number): Record<ProgressArea, PreparationStep[]> =>
  stepsWith(row, readingSteps(row, userId));

/** The same from the point of view of the people who prepare the participation. */
export const stepsOfTeam = (row: PreparationRow): Record<ProgressArea, PreparationStep[]> =>
  stepsWith(row, announcementSteps(row.announcements, row.type, row.type));

const stepsWith = (row: PreparationRow, announcements: PreparationStep[]): Record<ProgressArea, PreparationStep[]> => {
  const { profile, logo } = companySteps(companyResponse(row.company));
  const team = teamStep(row.team.map(userResponse));
  return {
    ...passSteps(row, row),
    catalogue: cataloguePreparation(row),
    services: ordersPreparation({ type: row.type, exhibition: row }, row.waiting_orders),
    announcements,
    company: [profile, logo],
    team: team ? [team] : [],
  };
};

/** Which announcements are steps depends on the participation as which the user reads them. */
const readingSteps = (
  row: AccessRow & { announcements: CompulsoryAnnouncement[] },
  userId: number,
): PreparationStep[] => {
  const membership = membershipOf(userId, accessOf(row));
  return membership ? announcementSteps(row.announcements, row.type, audienceOf(row.type, membership)) : [];
};

type Rejected = Record<'rejected_participants' | 'rejected_installers' | 'rejected_cars', number[]>;

const passSteps = (
  facts: PassFacts,
  named: Rejected,
): Record<'participants' | 'installation' | 'cars', PreparationStep[]> => {
  const people = (kind: 'participant' | 'installation', type: 'certificate' | 'installation', ids: number[]) =>
    personalPassSteps(kind, passQuotaOf(facts, kind), personalPassCounts(facts, type).byStatus, ids);
  return {
    participants: people('participant', 'certificate', named.rejected_participants),
    installation: people('installation', 'installation', named.rejected_installers),
    cars: carPassSteps({
      count: passQuotaOf(facts, 'car').count,
      rejected: carPassCounts(facts).rejected,
      named: named.rejected_cars,
    }),
  };
};
