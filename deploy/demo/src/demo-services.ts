import type { CurrencyCode } from '@fairfront/shared-kit/domain/common';
import type { CategoryIcon } from '@fairfront/shared-kit/domain/services';
import type { StoredPrice } from '@fairfront/backend/areas/services';
import { picturePath } from './pictures';
import catalogue from './services/catalogue.json';
import cleaningAndPlants from './services/cleaning-and-plants.json';
import electricityAndLight from './services/electricity-and-light.json';
import furniture from './services/furniture.json';
import internet from './services/internet.json';
import showcases from './services/showcases.json';
import staff from './services/staff.json';
import tablesAndChairs from './services/tables-and-chairs.json';
import unloading from './services/unloading.json';
import videoAndSound from './services/video-and-sound.json';
import waterAndAir from './services/water-and-air.json';

/** The input that a service needs before it can be ordered. */
type ServiceRequirement =
  | 'contract'
  | 'stand_area'
  | 'quantity_by_date'
  | 'time_range_by_date'
  | 'date_install'
  | 'date_exhibition'
  | 'date_dismantling';

type UnitName = keyof typeof catalogue.units;

/** A service as the files of the demo state it: texts, roubles by unit, and the rest by name. */
interface ServiceEntry {
  id: number;
  category: number;
  name_rus: string;
  name_eng: string;
  short_rus: string;
  short_eng: string;
  description_rus: string;
  description_eng: string;
  synonyms: string;
  executor: number;
  /** Roubles with VAT; none means "ask the manager". */
  prices: Partial<Record<UnitName, number>>;
  /** The unit of a service without a price. */
  unit?: string;
  /** Currencies in which it has no price. */
  without?: string[];
  min_count?: number;
  requires?: string[];
  is_popular?: boolean;
  pictures: string[];
  related: number[];
}

const entries: readonly ServiceEntry[] = [
  ...tablesAndChairs,
  ...showcases,
  ...furniture,
  ...electricityAndLight,
  ...videoAndSound,
  ...internet,
  ...waterAndAir,
  ...unloading,
  ...cleaningAndPlants,
  ...staff,
];

/** Units of a currency per rouble in the demo world. */
const rates = { EUR: 0.0095, USD: 0.0104, CNY: 0.074 } as const satisfies Partial<Record<CurrencyCode, number>>;

const pricesOf = ({ prices, without = [] }: ServiceEntry): (StoredPrice & { currency: CurrencyCode })[] =>
  Object.entries(prices).flatMap(([unit, roubles]) =>
    [
      ['RUR', roubles] as const,
      ...Object.entries(rates).map(([code, rate]) => [code as keyof typeof rates, roubles * rate] as const),
    ]
      .filter(([currency]) => !without.includes(currency))
      .map(([currency, price]) => ({
        unit_id: demoUnits[unit as UnitName].id,
        currency,
        // foreign prices are rounded to ten cents, as price lists are
        with_vat: Math.round(price * 10) * 10,
        without_vat: null,
      })),
  );

export const demoUnits = catalogue.units;
/** Who does the work: the organiser and two contractors. */
export const demoExecutors = catalogue.executors;
/** Eight top categories and four of the second level. */
export const demoServiceCategories = catalogue.categories.map(({ icon, ...category }) => ({
  ...category,
  icon: icon as CategoryIcon,
}));

/** What exhibitions offer, in the organiser's order: that of the ids. */
export const demoServices = [...entries]
  .sort((a, b) => a.id - b.id)
  .map((entry) => {
    const prices = pricesOf(entry);
    return {
      id: entry.id,
      category_id: entry.category,
      executor_id: entry.executor,
      unit_id: prices[0]?.unit_id ?? demoUnits[(entry.unit ?? 'piece') as UnitName].id,
      name_rus: entry.name_rus,
      name_eng: entry.name_eng,
      short_description_rus: entry.short_rus,
      short_description_eng: entry.short_eng,
      description_rus: entry.description_rus,
      description_eng: entry.description_eng,
      synonyms: entry.synonyms,
      prices,
      min_count: entry.min_count ?? null,
      requires: (entry.requires ?? []) as ServiceRequirement[],
      is_popular: entry.is_popular ?? false,
      images: entry.pictures.map((name) => ({ original_path: picturePath(name), thumbnail_path: picturePath(name) })),
      related_ids: entry.related,
    };
  });

export type DemoService = (typeof demoServices)[number];

/** A service of the demo; its id is published, so an unknown one is a mistake of the demo data. */
export const demoService = (id: number): DemoService => {
  const service = demoServices.find((one) => one.id === id);
  if (!service) throw new Error(`no demo service ${id}`);
  return service;
};
