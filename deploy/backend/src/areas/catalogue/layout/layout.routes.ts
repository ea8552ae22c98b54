import { catalogueProofApi, type NotFinalEntry } from '@fairfront/shared-kit/domain/catalogue/api';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { translatorOf } from '../../../platform/texts/area-texts';
import { readHeadOfExhibition } from '../../participations';
import { KnownOrders } from './known-orders';
import { readLayoutCatalogue } from './layout-catalogue';
import { notFinalEntries, proofEntries } from './layout-entries';
import type { LayoutKey } from './layout.repository';
import { proofPdf } from './proof-pdf';

export const catalogueProofRoutes: RoutePlugin = implement(catalogueProofApi, (services) => {
  const { database, templates } = services;
  const knownKeys = new KnownOrders<LayoutKey>();
  const knownIssues = new KnownOrders<readonly NotFinalEntry[]>();
  const catalogueOf = (exhibitionId: number) => readLayoutCatalogue(database.read, templates, exhibitionId, knownKeys);
  return {
    'GET /organizer/exhibitions/{exhibitionId}/catalogue-entries': async ({ params, query }) => {
      const { part = 'alphabet', lang: locale = 'ru', ...paged } = query;
      const paging = pagingOf(paged);
      const catalogue = await catalogueOf(params.exhibitionId);
      const { entries, total } = await proofEntries(database.read, catalogue, { part, locale }, paging);
      return { data: entries, meta: { ...pageMeta(paging, total), orders: catalogue.keys.length } };
    },
    'GET /organizer/exhibitions/{exhibitionId}/catalogue-not-final': async ({ params, query }) => {
      const paging = pagingOf(query);
      const found = await notFinalEntries(database.read, await catalogueOf(params.exhibitionId), knownIssues);
      const from = (paging.page - 1) * paging.perPage;
      return { data: found.slice(from, from + paging.perPage), meta: pageMeta(paging, found.length) };
    },
    'GET /organizer/exhibitions/{exhibitionId}/catalogue-proof': async ({ params, query }, reply) => {
      const { part = 'alphabet', lang: locale = 'ru' } = query;
      const catalogue = await catalogueOf(params.exhibitionId);
      const exhibition = await readHeadOfExhibition(database.read, params.exhibitionId);
      const { entries } = await proofEntries(database.read, catalogue, { part, locale });
      const t = translatorOf('catalog', locale);
      const fileName = t('printProof.fileName', { part: t(`printProof.${part}`).toLocaleLowerCase(locale) });
      return sendDownload(reply, services, { fileName, job: proofPdf(entries, { part, locale, exhibition }) });
    },
  };
});
