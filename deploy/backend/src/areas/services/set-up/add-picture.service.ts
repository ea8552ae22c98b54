import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { lockRow } from '../../../platform/database/rows';
import { callerOf } from '../../../platform/http/authentication';
import { createWithStoredFiles } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { changeEntry } from '../../../platform/set-up/set-up.service';
import { drawLogo, putPicture } from '../../participations';
import { services as serviceKind } from './service.kind';

/**
 * Adds a picture to a service, by the rules of all pictures; it is a change of the service like any other.
 * @throws HttpError 404, 422 for a wrong file or one picture too many
 */
export const addServicePicture = async (services: Services, request: FastifyRequest, id: number, bytes: Buffer) => {
  const { original, thumbnail } = await putPicture(services, await drawLogo(bytes));
  const content = createHash('sha256').update(bytes).digest('hex');
  const { id: userId } = callerOf(request);
  return createWithStoredFiles(services, request, { names: [original, thumbnail], content }, async (trx) => {
    const row = await lockRow(trx, 'additional_services', id);
    if (!row) throw notFound();
    const given: object = { images: [...row.images, { original_path: original, thumbnail_path: thumbnail }] };
    return { data: await changeEntry(trx, services, serviceKind, { userId, id, given }) };
  });
};
