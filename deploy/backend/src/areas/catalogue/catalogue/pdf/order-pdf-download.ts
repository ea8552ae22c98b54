import { rubricsOfOrder } from '@fairfront/shared-kit/domain/catalogue';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import { companyOfParticipation, readExhibitionHead } from '../../../participations';
import type { Tables } from '../../../../platform/database/tables';
import type { Download } from '../../../../platform/documents/drawings';
import { translatorOf } from '../../../../platform/texts/area-texts';
import { pricedOf, templateOfRow, type OrderContext } from '../order.response';
import { refusedBy } from '../order-refusals';
import { type OrderRow, readBookletCountries } from '../orders.repository';
import { catalogueOrderPdf } from './order-pdf';

/** Russian for the booklets of some countries, English for all others. */
const localeOf = (countries: readonly { id: number; isRussian: boolean }[], { draft }: OrderRow): Locale =>
  countries.some(({ id, isRussian }) => isRussian && id === draft.companyCountryForBooklet) ? 'ru' : 'en';

/**
 * The PDF document of an order with the name of its file, both in the language of the booklet country.
 * @throws HttpError 422 `price_missing`
 */
export const orderPdfDownload = async (db: Kysely<Tables>, row: OrderRow, context: OrderContext): Promise<Download> => {
  const priced = pricedOf(row, context);
  if (priced.totals.with_vat === null) throw refusedBy('price_missing');
  const { companyCountry, companyCountryForBooklet } = row.draft;
  const countries = await readBookletCountries(db, [companyCountry ?? 0, companyCountryForBooklet ?? 0]);
  const company = await companyOfParticipation(db, row.participation_id);
  const { exhibition } = await readExhibitionHead(db, row.participation_id);
  const locale = localeOf(countries, row);
  const order = {
    id: row.id,
    status: row.status,
    at: row.submitted_at ?? row.updated_at,
    draft: row.draft,
    template: templateOfRow(row, context),
    priced,
    rubrics: rubricsOfOrder(context.offer?.rubrics ?? { main: [], exporter: [] }, row.rubric_names),
    countries,
    company,
  };
  return {
    fileName: translatorOf('catalog', locale)('pdf.fileName', { id: row.id }),
    job: catalogueOrderPdf(order, exhibition, locale),
  };
};
