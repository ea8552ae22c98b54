import {
  arrivalPurposeOf,
  carPassIssues,
  passRights,
  readCarPass,
  type CarPassFields,
  type CarPassInput,
} from '@fairfront/shared-kit/domain/passes';
import type { Locale } from '@fairfront/shared-kit/model';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { standIdsOf } from '../../participations/access/participation-parts.repository';
import type { Services } from '../../../platform/services';
import { insertCarPass, type JudgedCarPass, listCarTypes } from './car-passes.repository';
import { findCarPass } from './car-pass-store';
import { carPasses } from './car-pass-store';
import { carPassResponse } from './car-pass.response';
import { announcePasses, type PassWriter } from './pass-events';
import { requireAllowed, requireNoIssues } from './pass-refusals';
import { readPassQuota } from '../../participations/quota/pass-facts';
import { lockPassContext } from './pass-context';
import { subjectOf } from './pass-store';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** Narrows fields that the rules have found right; they cannot be wrong here. */
export const judgedCarPass = (fields: CarPassFields): JudgedCarPass => {
  const { car_type_id, entry_date } = fields;
  const target = arrivalPurposeOf(fields.target);
  if (car_type_id === null || entry_date === null || !target) throw new Error('The rules let a wrong car pass through');
  return { ...fields, car_type_id, entry_date, target };
};

/** Creates one car pass under the lock of the participation (PASS-230, PASS-240 to PASS-246). */
export const createCarPass = async (
  trx: Transaction<Tables>,
  services: Needs,
  writer: PassWriter,
  input: CarPassInput,
  locale: Locale,
) => {
  const { userId, participationId } = writer;
  const call = await lockPassContext(trx, services.clock, userId, participationId);
  requireAllowed(passRights('car', call, await readPassQuota(trx, participationId, 'car', call.now)).create);

  const fields = readCarPass(input);
  const types = await listCarTypes(trx);
  const standIds = await standIdsOf(trx, participationId);
  const context = {
    event: call.participation,
    now: call.now,
    carTypeIds: types.map(({ id }) => id),
    standIds,
  };
  requireNoIssues(carPassIssues(fields, context), locale);

  const at = new Date(call.now);
  const passId = await insertCarPass(trx, { participationId, userId, at }, judgedCarPass(fields));
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'car-pass.created',
    subject: subjectOf(carPasses, passId),
    at,
  });
  await announcePasses(trx, services, writer, carPasses, at);
  const row = await findCarPass(trx, participationId, passId);
  if (!row) throw new Error('The new car pass cannot be read');
  return carPassResponse(row);
};
