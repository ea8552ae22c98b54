import { passCodeOf } from '@fairfront/shared-kit/domain/passes';
import { passCheckApi } from '@fairfront/shared-kit/domain/passes/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { HttpError } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { accessQuery, requireAccess } from '../../participations';
import { findCarPass } from './car-pass-store';
import { carPasses } from './car-pass-store';
import { carPassResponse } from './car-pass.response';
import { passErrorText } from './pass-refusals';
import { idByCode } from './pass-store.repository';
import { findPersonalPass } from './personal-pass-store';
import { personalPasses } from './personal-pass-store';
import { personalPassResponse } from './personal-pass.response';

export const passCheckRoutes: RoutePlugin = implement(passCheckApi, ({ database }) => ({
  'GET /participants/{id}/passes/by-code/{code}': async (request) => {
    const { id, code } = request.params;
    const barcode = passCodeOf(code);
    const query = accessQuery(database.read, id).select([
      idByCode(personalPasses, barcode).as('person_id'),
      idByCode(carPasses, barcode).as('car_id'),
    ]);
    const { row } = await requireAccess(query, callerOf(request).id);
    const person = row.person_id === null ? undefined : await findPersonalPass(database.read, id, row.person_id);
    if (person) return { data: { kind: 'personal' as const, pass: personalPassResponse(person) } };
    const car = row.car_id === null ? undefined : await findCarPass(database.read, id, row.car_id);
    if (car) return { data: { kind: 'car' as const, pass: carPassResponse(car) } };
    throw new HttpError(404, passErrorText('pass_not_found'), { code: 'pass_not_found' });
  },
}));
