import { organizerStaffApi } from '@fairfront/shared-kit/domain/identity/api';
import { writeAudit } from '../../platform/database/audit';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { refused } from '../../platform/http/http-error';
import { withIdempotency } from '../../platform/http/idempotency';
import { implement } from '../../platform/http/implement';
import { lineOf } from '../../platform/http/values';
import { serverText } from '../../platform/texts/server-texts';
import { findStaff, listStaff, putFactorDemand } from './staff.repository';
import { staffResponse } from './staff.response';
import { changeStaffRoles, changeStaffStatus, inviteStaff, inviteStaffAgain } from './staff.service';

export const organizerStaffRoutes: RoutePlugin = implement(organizerStaffApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /organizer/staff': async () => ({ data: (await listStaff(database.read)).map(staffResponse) }),
    'POST /organizer/staff': async (request, reply) => {
      const { email, name, lastname, roles } = request.body;
      const person = { email, name: lineOf(name), lastname: lineOf(lastname), locale: request.locale, roles };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: staffResponse(await inviteStaff(trx, services, person, callerOf(request).id)),
      }));
      return reply.code(201).send(answer);
    },
    'POST /organizer/staff/{userId}/invitations': async (request) => {
      const order = { userId: request.params.userId, actorId: callerOf(request).id };
      return { data: staffResponse(await database.transaction((trx) => inviteStaffAgain(trx, services, order))) };
    },
    'PUT /organizer/staff/{userId}/roles': async (request) => {
      const { userId } = request.params;
      const order = { userId, roles: request.body.roles, actorId: callerOf(request).id };
      return { data: staffResponse(await database.transaction((trx) => changeStaffRoles(trx, services, order))) };
    },
    'PUT /organizer/staff/{userId}/status': async (request) => {
      const { userId } = request.params;
      const order = { userId, isActive: request.body.is_active, actorId: callerOf(request).id };
      return { data: staffResponse(await database.transaction((trx) => changeStaffStatus(trx, services, order))) };
    },
    'PUT /organizer/staff-second-factor': async (request) => {
      const { id: userId } = callerOf(request);
      const { is_required: isRequired } = request.body;
      await database.transaction(async (trx) => {
        const caller = await findStaff(trx, userId);
        // the person who requires it must not lock themselves out
        if (isRequired && !caller?.second_factor_at)
          throw refused('own_factor_missing', serverText('staff.ownFactorMissing'));
        await putFactorDemand(trx, isRequired);
        const action = isRequired ? 'staff.factor-demanded' : 'staff.factor-optional';
        await writeAudit(trx, { userId, action, at: clock.now() });
      });
      return { message: serverText(isRequired ? 'staff.factorDemanded' : 'staff.factorOptional')[request.locale] };
    },
  };
});
