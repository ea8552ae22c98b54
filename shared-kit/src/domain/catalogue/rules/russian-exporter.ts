import { textsOf, type Localized } from '../../common';
import { comparisonKey } from '../../common';
import type { OrderCountry } from '../catalogue-order';
import type { CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';

const names = ['россия', 'российская федерация', 'russia', 'russian federation'];

/** Russia, by one of its names: countries carry no code. */
export const isRussia = (country: Localized<'name'>): boolean =>
  textsOf(country, 'name').some((name) => names.includes(comparisonKey(name)));

/** Whether the exporter flag is offered: the template allows it and the booklet country is Russia. */
export const isExporterOffered = (
  template: Pick<CatalogueTemplate, 'is_russian_exporter'>,
  country: Localized<'name'> | null | undefined,
): boolean => template.is_russian_exporter && Boolean(country && isRussia(country));

/** The patch of the flag; clearing it drops the selected exporter rubrics. */
export const exporterPatch = (isSet: boolean): Partial<OrderDraft> =>
  isSet ? { companyRussianExporter: true } : { companyRussianExporter: false, exporterRubrics: [] };

/** The patch of the booklet country; drops the exporter flag if it is no longer offered. */
export const bookletCountryPatch = (
  countryId: number | null,
  template: Pick<CatalogueTemplate, 'is_russian_exporter'>,
  countries: readonly OrderCountry[],
): Partial<OrderDraft> => ({
  companyCountryForBooklet: countryId,
  ...(isExporterOffered(
    template,
    countries.find(({ id }) => id === countryId),
  )
    ? {}
    : exporterPatch(false)),
});
