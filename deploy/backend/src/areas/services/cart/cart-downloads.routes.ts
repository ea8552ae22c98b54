import { cartDownloadsApi } from '@fairfront/shared-kit/domain/services/api';
import { dayAt } from '@fairfront/shared-kit/domain/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { refused } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { areaText, translatorOf } from '../../../platform/texts/area-texts';
import { readExhibitionHead } from '../../participations';
import { requireServices } from '../additional-services/services-access';
import { pricedDocumentJob, type PricedDocumentFormat } from '../priced-document/priced-document';
import { cartDocument } from './cart-document';
import { readCart } from './cart.service';

export const cartDownloadsRoutes: RoutePlugin = implement(cartDownloadsApi, (services) => {
  const { database, clock } = services;
  const sendCart = async (
    request: FastifyRequest<{ Params: { id: number } }>,
    reply: FastifyReply,
    format: PricedDocumentFormat,
  ): Promise<never> => {
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
  };
  return {
    'GET /participants/{id}/cart/download': (request, reply) => sendCart(request, reply, 'pdf'),
    'GET /participants/{id}/cart/download/xlsx': (request, reply) => sendCart(request, reply, 'xlsx'),
  };
});
