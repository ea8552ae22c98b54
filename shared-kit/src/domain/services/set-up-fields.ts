import { currencyCodes, localized } from '../common';
import { externalId } from '../participations/exhibition-fields';
import {
  amount,
  choice,
  field,
  flag,
  float,
  list,
  maxLength,
  maxValue,
  minValue,
  oneOf,
  printable,
  reference,
  required,
  rows,
  text,
  wholeNumber,
  type Rule,
} from '../validation';
import { largestCount } from './service-rules';

/** Icons that a category can have: names of drawings of the kit. */
export const categoryIcons = [
  'bolt',
  'book',
  'box',
  'building',
  'camera',
  'crane',
  'documents',
  'drop',
  'flag',
  'globe',
  'image',
  'megaphone',
  'phone',
  'plant',
  'plug',
  'printer',
  'screen',
  'sofa',
  'spray',
  'staff',
  'star',
  'sun',
  'tag',
  'truck',
  'users',
  'wifi',
  'wrench',
] as const;

/** One of `categoryIcons`. */
export type CategoryIcon = (typeof categoryIcons)[number];

const name = text(required, maxLength(200), printable);
const position = amount(required, wholeNumber, minValue(0), maxValue(1_000_000));

/** A unit in which services are ordered. */
export const serviceUnitFields = { external_id: externalId, ...localized('name', () => name) };

/** The contractor of a service. */
export const serviceExecutorFields = {
  external_id: externalId,
  ...localized('name', () => name),
  is_organizer: flag(),
};

/** A category of services; one with a `parent_id` is of the second level. */
export const serviceCategoryFields = {
  external_id: externalId,
  parent_id: reference(),
  position,
  icon: choice(required, oneOf(categoryIcons)),
  ...localized('name', () => name),
};

/** The highest price of a unit, in currency units. */
const highestPrice = 10_000_000;
const price = amount(float, minValue(0), maxValue(highestPrice));

interface PriceValues {
  unit_id: number | null;
  currency: string | null;
}

/** One price for each unit and currency. */
const oneEach: Rule<readonly PriceValues[]> = (prices) =>
  new Set(prices.map(({ unit_id, currency }) => `${unit_id} ${currency}`)).size === prices.length
    ? null
    : { rule: 'own', key: 'server:setUp.priceRepeated' };

const mostRelated = 50;
const mostPictures = 20;

const atMost =
  (n: number): Rule<readonly unknown[]> =>
  (values) =>
    values.length <= n ? null : { rule: 'maxValue', n };

/** A path below the storage base, never an address of another server. */
const storedPath: Rule = (value) => (typeof value !== 'string' || /^[\w./-]+$/.test(value) ? null : { rule: 'option' });
const path = text(required, maxLength(500), storedPath);

/** A service that exhibitors order; what one exhibition changes of it are `serviceOfferFields`. */
export const serviceFields = {
  external_id: externalId,
  category_id: reference(required),
  executor_id: reference(required),
  unit_id: reference(required),
  position,
  ...localized('name', () => name),
  ...localized('short_description', () => text(maxLength(1_000))),
  ...localized('description', () => text(maxLength(10_000))),
  synonyms: list(text()),
  min_count: amount(wholeNumber, minValue(1), maxValue(largestCount)),
  is_popular: flag(),
  is_required_contract: flag(),
  is_required_stand_area: flag(),
  is_required_quantity_by_date: flag(),
  is_required_time_range_by_date: flag(),
  is_required_date_install: flag(),
  is_required_date_exhibition: flag(),
  is_required_date_dismantling: flag(),
  /** Without prices the manager sets the price of each order. */
  prices: rows(
    {
      unit_id: reference(required),
      currency: choice(required, oneOf(currencyCodes)),
      price_with_vat: price,
      price_without_vat: price,
    },
    oneEach,
  ),
  images: rows({ original_path: path, thumbnail_path: path }, atMost(mostPictures)),
  related_ids: field(atMost(mostRelated) as Rule<readonly number[]>),
};
