import { catalogueExportApi, type LayoutFormat } from '@fairfront/shared-kit/domain/catalogue/api';
import { workbookType } from '@fairfront/shared-kit/domain/http';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { writeAudit } from '../../../platform/database/audit';
import { attachment } from '../../../platform/documents/file-names';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { translatorOf } from '../../../platform/texts/area-texts';
import { countLayoutEntries, layoutFile, layoutPictures } from '../../catalogue';
import { listExportResponse, planExport } from './list-exports.service';

const types: Record<LayoutFormat, string> = {
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: workbookType,
};

const send = (reply: FastifyReply, type: string, name: string, file: Readable): never =>
  reply
    .header('content-type', type)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', attachment(name))
    .send(file) as never;

export const catalogueExportRoutes: RoutePlugin = implement(catalogueExportApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /organizer/exhibitions/{exhibitionId}/catalogue-export': async (request, reply) => {
      const { exhibitionId } = request.params;
      const { format } = request.query;
      const { locale } = request;
      const total = await countLayoutEntries(services, exhibitionId);
      const query = { exhibition_id: exhibitionId };
      const wanted = { list: 'catalogue', query, format, locale, total, userId: callerOf(request).id } as const;
      const planned = await planExport(services, wanted);
      if (planned) return reply.code(202).send({ data: listExportResponse(planned) }) as never;
      const file = await layoutFile(services, { exhibitionId, format, locale });
      return send(reply, types[format], `catalogue-${exhibitionId}.${format}`, file);
    },
    'GET /organizer/exhibitions/{exhibitionId}/catalogue-pictures': async (request, reply) => {
      const { exhibitionId } = request.params;
      const file = await layoutPictures(services, exhibitionId);
      const details = { exhibition_id: exhibitionId, format: 'zip' };
      const audit = { userId: callerOf(request).id, action: 'list.exported', subject: 'catalogue', details } as const;
      await database.transaction((trx) => writeAudit(trx, { ...audit, at: clock.now() }));
      return send(reply, 'application/zip', translatorOf('catalog', request.locale)('layout.picturesName'), file);
    },
  };
});
