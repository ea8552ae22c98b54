import { localized } from '@fairfront/shared-kit/domain/common';
import {
  catalogueLinesResponse,
  catalogueTotalsResponse,
  choicesOfDraft,
  priceOrder,
  templateOfOrder,
  type CatalogueOrder,
  type CatalogueTemplate,
  type OrderDocumentKind,
  type PackageFileType,
  type PricedOrder,
} from '@fairfront/shared-kit/domain/catalogue';
import type { CatalogueContext } from './catalogue-access';
import type { OrderRow } from './orders.repository';

/** An empty template, to show an order of an exhibition whose template was removed. */
export const noTemplate: CatalogueTemplate = {
  id: 0,
  services: [],
  currencies: [],
  number_free_symbols: 0,
  number_characters_string: 1,
  number_free_rubrics: 0,
  number_free_exporter_rubrics: null,
  is_russian_exporter: false,
  is_mark: false,
  ...localized('mark_title', () => null),
  catalog_order_ended_at: null,
  catalog_print_started_at: null,
  allowed_services: [],
  step_order: null,
};

/** The context for the price and the response of an order. */
export type OrderContext = Pick<CatalogueContext, 'offer' | 'vatRate' | 'isNotResident'>;

/** The template of a stored order: the one that it was sent with, otherwise that of the exhibition. */
export const templateOfRow = (row: Pick<OrderRow, 'template_snapshot'>, { offer }: OrderContext): CatalogueTemplate =>
  templateOfOrder(offer?.template ?? noTemplate, row.template_snapshot);

/** The price of an order: as it was sent, or by today's prices if it is a draft. */
export const pricedOf = (row: OrderRow, context: OrderContext): PricedOrder =>
  row.status !== 'draft' && row.priced !== null
    ? row.priced
    : priceOrder(templateOfRow(row, context), row.draft, {
        vatRate: row.vat_rate ?? context.vatRate,
        isNotResident: row.is_not_resident ?? context.isNotResident,
      });

/** An order as all calls return it. */
export const catalogOrderResponse = (row: OrderRow, context: OrderContext): CatalogueOrder => {
  const priced = pricedOf(row, context);
  const { country, catalog_country, ...choices } = choicesOfDraft(row.draft, templateOfRow(row, context), row.step_key);
  const countryOf = (given: { id: number } | null) => row.countries.find(({ id }) => id === given?.id) ?? null;
  const fileOf = (type: PackageFileType) => {
    const file = row.files.find((one) => one.type === type);
    return file ? { id: file.id, original_name: file.original_name, extension: file.extension, size: file.size } : null;
  };
  const documentOf = (kind: OrderDocumentKind) => {
    const file = row.files.find((one) => one.type === kind);
    return file ? { original_name: file.original_name, extension: file.extension, size: file.size } : null;
  };
  return {
    ...choices,
    id: row.id,
    status: row.status,
    version: row.version,
    country: countryOf(country),
    catalog_country: countryOf(catalog_country),
    totals: catalogueTotalsResponse(priced),
    lines: catalogueLinesResponse(priced),
    logo: fileOf('logo'),
    company_cover: fileOf('company-cover'),
    presentation: fileOf('presentation'),
    graphics: fileOf('graphics'),
    confirmation: documentOf('confirmation'),
    requisites: documentOf('requisites'),
    rubric_names: row.rubric_names,
    template: row.template_snapshot,
    return_reason: row.return_reason,
    return_comments: row.comments,
    editable_until: row.editable_until?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
  };
};
