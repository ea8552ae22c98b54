import { catalogueRubricsPdfApi } from '@fairfront/shared-kit/domain/catalogue/api';
import { sendDownload } from '../../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../../platform/http/app.types';
import { callerOf } from '../../../../platform/http/authentication';
import { notFound } from '../../../../platform/http/http-error';
import { implement } from '../../../../platform/http/implement';
import { translatorOf } from '../../../../platform/texts/area-texts';
import { readExhibitionHead } from '../../../participations';
import { requireCatalogue } from '../catalogue-access';
import { rubricsPdf } from './rubrics-pdf';

export const catalogueRubricsPdfRoutes: RoutePlugin = implement(catalogueRubricsPdfApi, (services) => {
  const { database, templates } = services;
  return {
    'GET /participants/{id}/catalog-rubrics/download': async (request, reply) => {
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
  };
});
