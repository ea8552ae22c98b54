import { localizedOf } from '@fairfront/shared-kit/domain/common';
import { isAskedForFactor } from '@fairfront/shared-kit/domain/identity/second-factor';
import type { AccessInput } from '@fairfront/shared-kit/domain/participations';
import { HttpError } from '../../platform/http/http-error';
import { areaText } from '../../platform/texts/area-texts';
import type { ForcedDemand } from './factor-demands.repository';

/** What a denial depends on. */
export interface DemandedAccess extends AccessInput {
  factor_demand: ForcedDemand | null;
}

/** Whether a participation is closed to one of its administrators until they have a second factor. */
export const isClosedTo = (userId: number, participation: DemandedAccess): boolean =>
  participation.factor_demand !== null &&
  participation.factor_demand.without_factor.includes(userId) &&
  isAskedForFactor(userId, participation);

/** @throws HttpError 403 `second_factor_required`, whose data contains the exhibition for the page shown instead */
export const requireFactor = (userId: number, participation: DemandedAccess): void => {
  if (!participation.factor_demand || !isClosedTo(userId, participation)) return;
  const { factor_demand: demand } = participation;
  throw new HttpError(403, areaText('server', 'factorDemand.refused'), {
    code: 'second_factor_required',
    data: { exhibition: localizedOf(demand, 'title'), from: demand.from },
  });
};
