import { carTypeFields } from '@fairfront/shared-kit/domain/passes/car-type-fields';
import { organizerCarTypesApi } from '@fairfront/shared-kit/domain/passes/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { entryHandlers } from '../../../platform/set-up/set-up.handlers';
import type { SetUpKind } from '../../../platform/set-up/set-up-kind';
import { activeParticipations } from '../../participations';

/** Kinds of vehicles, which all exhibitions share; passes keep one that is archived. */
const carTypes: SetUpKind<'car_types', typeof carTypeFields> = {
  table: 'car_types',
  subject: 'car-type',
  fields: carTypeFields,
  toRow: (values) => values,
  toValues: ({ id: _id, archived_at: _archived, ...values }) => values,
  usedBy: [{ table: 'car_passes', column: 'car_type_id' }],
  shownTo: (trx, _values, at) => activeParticipations(trx, null, at.toISOString().slice(0, 10)),
};

export const organizerCarTypesRoutes: RoutePlugin = implement(organizerCarTypesApi, (services) => {
  const ofCarTypes = entryHandlers(services, carTypes, ['id']);
  return {
    'GET /organizer/car-types': ofCarTypes.list,
    'POST /organizer/car-types': ofCarTypes.create,
    'PATCH /organizer/car-types/{carTypeId}': (request) => ofCarTypes.change(request, request.params.carTypeId),
    'DELETE /organizer/car-types/{carTypeId}': (request) => ofCarTypes.remove(request, request.params.carTypeId),
  };
});
