import { Type } from 'typebox';
import { errorResponses, Id, pdfResponse } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../../platform/http/authentication';
import { notFound } from '../../../../platform/http/http-error';
import { readExhibitionHead } from '../../../participations/participations/exhibition-head';
import { sendDownload } from '../../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../../platform/http/app.types';
import { translatorOf } from '../../../../platform/texts/area-texts';
import { requireCatalogue } from '../catalogue-access';
import { rubricsPdf } from './rubrics-pdf';

/** The rubrics as a PDF document (CAT-230). */
export const catalogueRubricsPdfRoutes: RoutePlugin = (app, services) => {
  const { database, templates } = services;

  app.get(
    '/participants/:id/catalog-rubrics/download',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'The whole tree of rubrics as a PDF in the language of the request (CAT-230)',
        params: Type.Object({ id: Id }),
        querystring: Type.Object({ flag: Type.Optional(Type.Enum(['1'])) }),
        response: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const participationId = request.params.id;
      const caller = { userId: callerOf(request).id, participationId };
      const { offer } = await requireCatalogue(database.read, templates, caller);
      if (!offer) throw notFound();
      const { exhibition } = await readExhibitionHead(database.read, participationId);
      const { locale } = request;
      const fileName = translatorOf('catalog', locale)('pdf.rubricsFileName');
      const key = JSON.stringify(['rubrics', locale, exhibition, offer.stamp, offer.template.is_russian_exporter]);
      return sendDownload(reply, services, { fileName, key, job: () => rubricsPdf(offer, exhibition, locale) });
    },
  );
};
