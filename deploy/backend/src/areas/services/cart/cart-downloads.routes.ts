import { dayAt } from '@fairfront/shared-kit/model';
import { Type } from 'typebox';
import { requireServices } from '../additional-services/services-access';
import { errorResponses, Id, pdfResponse, workbookResponse } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { refused } from '../../../platform/http/http-error';
import { readExhibitionHead } from '../../participations/participations/exhibition-head';
import { pricedDocumentJob, type PricedDocumentFormat } from '../priced-document/priced-document';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { areaText, translatorOf } from '../../../platform/texts/area-texts';
import { cartDocument } from './cart-document';
import { readCart } from './cart.repository';

const downloads: { format: PricedDocumentFormat; at: string; answer: object; summary: string }[] = [
  {
    format: 'pdf',
    at: '',
    answer: pdfResponse,
    summary: 'The cart as a PDF for approval, at the prices of now (SVC-173)',
  },
  { format: 'xlsx', at: '/xlsx', answer: workbookResponse, summary: 'The cart as a workbook for approval (SVC-173)' },
];

/** The cart as a file in the language of the request; view rights are enough (SVC-173). */
export const cartDownloadsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  for (const { format, at, answer, summary } of downloads) {
    app.get(
      `/participants/:id/cart/download${at}`,
      {
        schema: {
          tags: ['services'],
          summary,
          params: Type.Object({ id: Id }),
          response: { 200: answer, ...errorResponses(401, 403, 404, 422, 429, 503) },
        },
      },
      async (request, reply) => {
        const { locale } = request;
        const { id: participationId } = request.params;
        const caller = { userId: callerOf(request).id, participationId, now: clock.now() };
        const access = await requireServices(database.read, caller);
        const cart = await readCart(database.read, access.context, access);
        if (cart.groups.length === 0) throw refused('cart_empty', areaText('services', 'errors.cart_empty'));
        const { exhibition, company } = await readExhibitionHead(database.read, participationId);
        const { context } = access;
        const day = dayAt(context.now, context.timezone);
        const fileName = `${translatorOf('services', locale)('cart.document.fileName', { day })}.${format}`;
        const job = pricedDocumentJob(cartDocument(cart, { context, company, locale }), format, { exhibition, locale });
        return sendDownload(reply, services, { fileName, job });
      },
    );
  }
};
