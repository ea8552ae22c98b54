import {
  cleanSynonyms,
  quantityModesAsked,
  serviceFields,
  synonymsFields,
} from '@fairfront/shared-kit/domain/services';
import {
  fromHundredths,
  toHundredths,
  type CurrencyCode,
  localizedOf,
  localized,
  ownTextOf,
} from '@fairfront/shared-kit/domain/common';
import { check, type CodedIssue, type StoredValues } from '@fairfront/shared-kit/domain/validation';
import { requirements } from '@fairfront/shared-kit/domain/services/api';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import type { CheckedRows, SetUpKind } from '../../../platform/set-up/set-up-kind';
import { flagsOf } from '../additional-services/service-requirements';
import { storedSynonyms, synonymsOf } from '../additional-services/synonyms';
import { shownEverywhere } from './service-lists.kind';

type ServiceValues = StoredValues<typeof serviceFields>;

const modeFlags = ['is_required_stand_area', 'is_required_quantity_by_date', 'is_required_time_range_by_date'] as const;

/** @throws HttpError 422 on flags that exclude each other, and on synonyms that are too long or too many */
const checkWords = (_trx: unknown, { rows, placeOf }: CheckedRows<typeof serviceFields>): void => {
  const issues: Record<string, CodedIssue> = {};
  rows.forEach(({ values }, index) => {
    const asked = quantityModesAsked(values) > 1 ? modeFlags.filter((name) => values[name]) : [];
    for (const name of asked) issues[placeOf(index) + name] = { code: 'quantity_modes', params: {} };
    const { issues: ofWords } = check(synonymsFields, { synonyms: values.synonyms });
    for (const [field, issue] of Object.entries(ofWords ?? {})) issues[placeOf(index) + field] = issue;
  });
  if (Object.keys(issues).length > 0) throw areaFieldErrors('services', issues);
};

const amountOf = (hundredths: number | null): number | null =>
  hundredths === null ? null : fromHundredths(hundredths);
const hundredthsOf = (amount: number | null): number | null => (amount === null ? null : toHundredths(amount));

/** Services that exhibitions offer. */
export const services: SetUpKind<'additional_services', typeof serviceFields> = {
  table: 'additional_services',
  subject: 'service',
  fields: serviceFields,
  defaults: { position: 0, related_ids: [] },
  toRow: (values) => ({
    external_id: values.external_id,
    category_id: values.category_id,
    executor_id: values.executor_id,
    unit_id: values.unit_id,
    position: values.position,
    ...localizedOf(values, 'name'),
    ...localized('short_description', (locale) => ownTextOf(values, 'short_description', locale)),
    ...localized('description', (locale) => ownTextOf(values, 'description', locale)),
    synonyms: storedSynonyms(cleanSynonyms(values.synonyms.filter(Boolean))),
    min_count: values.min_count,
    is_popular: values.is_popular,
    requires: JSON.stringify(requirements.filter((name) => values[`is_required_${name}`])),
    prices: JSON.stringify(
      values.prices.map(({ unit_id, currency, price_with_vat, price_without_vat }) => ({
        unit_id,
        currency,
        with_vat: hundredthsOf(price_with_vat),
        without_vat: hundredthsOf(price_without_vat),
      })),
    ),
    images: JSON.stringify(values.images),
    related_ids: JSON.stringify(values.related_ids),
  }),
  toValues: (row) => ({
    external_id: row.external_id,
    category_id: row.category_id,
    executor_id: row.executor_id,
    unit_id: row.unit_id,
    position: row.position,
    ...localizedOf(row, 'name'),
    ...localizedOf(row, 'short_description'),
    ...localizedOf(row, 'description'),
    synonyms: synonymsOf(row.synonyms),
    min_count: row.min_count,
    is_popular: row.is_popular,
    ...flagsOf(row.requires),
    prices: row.prices.map(({ unit_id, currency, with_vat, without_vat }) => ({
      unit_id,
      currency: currency as CurrencyCode,
      price_with_vat: amountOf(with_vat),
      price_without_vat: amountOf(without_vat),
    })),
    images: row.images,
    related_ids: row.related_ids,
  }),
  references: (values: ServiceValues) => [
    { field: 'category_id', table: 'service_categories', id: values.category_id },
    { field: 'executor_id', table: 'service_executors', id: values.executor_id },
    { field: 'unit_id', table: 'service_units', id: values.unit_id },
    ...values.prices.map(({ unit_id }, index) => ({
      field: `prices.${index}.unit_id`,
      table: 'service_units' as const,
      id: unit_id,
    })),
    ...values.related_ids.map((id, index) => ({
      field: `related_ids.${index}`,
      table: 'additional_services' as const,
      id,
    })),
  ],
  check: checkWords,
  usedBy: [
    { table: 'cart_lines', column: 'service_id' },
    { table: 'order_lines', column: 'service_id' },
  ],
  shownTo: shownEverywhere,
};
