import { checkCarPass, passRights, readCarPass, type CarPassInput } from '@fairfront/shared-kit/domain/passes';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { readPassQuota, standIdsOf } from '../../participations';
import type { Services } from '../../../platform/services';
import { insertCarPass, listCarTypes } from './car-passes.repository';
import { carPasses, findCarPass } from './car-pass-store';
import { carPassResponse } from './car-pass.response';
import { announcePasses, type PassWriter } from './pass-events';
import { requireAllowed, requireValid } from './pass-refusals';
import { lockPassContext } from './pass-context';
import { subjectOf } from './pass-store';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** Creates one car pass under the lock of the participation. */
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
  const kept = requireValid(checkCarPass(fields, context), locale);

  const at = new Date(call.now);
  const passId = await insertCarPass(trx, { participationId, userId, at }, kept);
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
