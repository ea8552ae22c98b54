import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { HttpError } from '../../../platform/http/http-error';
import { requireAccess } from '../../participations/access/participation-access';
import { accessQuery } from '../../participations/access/participation-access.repository';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { passErrorText } from './pass-refusals';
import { readBarcode } from './barcodes';
import { CarPass } from './car-pass.schema';
import { carPassResponse, carPasses, findCarPass } from './car-passes.repository';
import { idByCode } from './pass-store.repository';
import { PersonalPass } from './personal-pass.schema';
import { findPersonalPass, personalPassResponse, personalPasses } from './personal-passes.repository';

/** The pass behind a code of its PDF (PASS-266). */
export const passCheckRoutes: RoutePlugin = (app, { database }) => {
  app.get(
    '/participants/:id/passes/by-code/:code',
    {
      schema: {
        tags: ['passes'],
        summary: 'The pass of this participation with a code (PASS-266)',
        params: Type.Object({ id: Id, code: Type.String({ maxLength: 200 }) }),
        response: {
          200: DataOf(
            Type.Union([
              Type.Object({ kind: Type.Enum(['personal']), pass: PersonalPass }),
              Type.Object({ kind: Type.Enum(['car']), pass: CarPass }),
            ]),
          ),
          ...errorResponses(401, 404),
        },
      },
    },
    async (request) => {
      const { id, code } = request.params;
      const barcode = readBarcode(code);
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
  );
};
