import type { CatalogueService, CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue';
import services from './catalogue/services.json';
import { demoExhibitions } from './demo-exhibitions';
import type { DemoCalendar } from './demo-calendar';
import { picturePath } from './pictures';

/** A service as the file states it: prices by currency without VAT, contents by service, requirements by a short name. */
interface ServiceEntry {
  id: number;
  type: string;
  name_rus: string;
  name_eng: string;
  description_rus: string;
  description_eng: string;
  prices: Partial<Record<string, number>>;
  /** The only currency in which it is sold. */
  only?: string;
  contents?: Partial<Record<string, number>>;
  pictures?: string[];
  logo?: boolean;
  module?: boolean;
  graphic?: boolean;
}

const entries: readonly ServiceEntry[] = services;

/** Euros per rouble in the price list of the demo. */
const euroRate = 0.0095;

/** Sold as a set of others. */
const packageTypes = ['service_packages', 'service_packages_additional', 'packages_number_categories'];

const pricesOf = ({ prices, only }: ServiceEntry, factor: number): CatalogueService['prices'] => {
  const { RUR: listed, ...others } = prices;
  const roubles = listed === undefined ? undefined : factor === 1 ? listed : Math.round((listed * factor) / 10) * 10;
  const all: [string, number | undefined][] = [
    ['RUR', roubles],
    // foreign prices are rounded to ten cents, as price lists are
    ['EUR', roubles && Math.round(roubles * euroRate * 10) / 10],
    ...Object.entries(others),
  ];
  const stated = all.flatMap(([currency, price_without_vat]) =>
    price_without_vat === undefined || (only && only !== currency) ? [] : [{ currency, price_without_vat }],
  );
  return [...new Map(stated.map((price) => [price.currency, price])).values()];
};

const catalogueService = (entry: ServiceEntry, order: number, factor: number): CatalogueService => ({
  id: entry.id,
  type: entry.type,
  name_rus: entry.name_rus,
  name_eng: entry.name_eng,
  description_rus: entry.description_rus,
  description_eng: entry.description_eng,
  prices: pricesOf(entry, factor),
  images: (entry.pictures ?? []).map((name) => ({ original_path: picturePath(name) })),
  package_contents: Object.entries(entry.contents ?? {}).map(([id, quantity = 0]) => ({ id: Number(id), quantity })),
  order,
  is_package: packageTypes.includes(entry.type),
  is_required_logo: entry.logo ?? false,
  is_required_ad_module: entry.module ?? false,
  is_required_graphic_file: entry.graphic ?? false,
});

/** In what the template of an exhibition differs from that of TechnoForum. */
interface Differences {
  /** Of the price list. */
  factor?: number;
  /** Services that are not sold there, by number. */
  without?: (service: ServiceEntry) => boolean;
  exporters?: boolean;
  mark?: boolean;
}

const isAdvertising = ({ type }: ServiceEntry): boolean => type.includes('advertising');

/** What the archived exhibition still sold: nobody orders it today. */
const withdrawn = [109];
/** What was not sold at the archived exhibition yet. */
const recent = [117, 121, 123, 124];

const differences: Readonly<Record<number, Differences>> = {
  1: { exporters: true, mark: true, without: ({ id }) => withdrawn.includes(id) },
  2: { without: ({ id }) => withdrawn.includes(id) },
  3: { without: ({ id }) => withdrawn.includes(id) },
  4: { exporters: true, factor: 0.9, without: ({ id }) => recent.includes(id) },
  5: { without: isAdvertising },
};

/** Major packages that complete each other: a catalogue package, the guide and the digital one. */
const pairs = [
  [10, 11],
  [11, 12],
  [10, 13],
  [11, 13],
  [12, 13],
] as const;

const currencies = [
  { code: 'RUR', symbol: '₽', title_rus: 'Российский рубль', title_eng: 'Russian rouble' },
  { code: 'EUR', symbol: '€', title_rus: 'Евро', title_eng: 'Euro' },
];

/** The template of the catalogue of an exhibition; it has the number of its exhibition. */
export const demoCatalogueTemplate = (exhibitionId: number, calendar: DemoCalendar): CatalogueTemplate => {
  const exhibition = demoExhibitions(calendar).find(({ id }) => id === exhibitionId);
  const difference = differences[exhibitionId];
  if (!exhibition || !difference) throw new Error(`no demo exhibition ${exhibitionId}`);
  const { factor = 1, without = () => false, exporters = false, mark = false } = difference;
  const offered = entries.filter((entry) => !without(entry));
  const ids = new Set(offered.map(({ id }) => id));
  // a package with something that is not sold here is not sold either
  const complete = offered.filter(({ contents = {} }) => Object.keys(contents).every((id) => ids.has(Number(id))));
  const sold = new Set(complete.map(({ id }) => id));
  return {
    id: exhibitionId,
    services: complete.map((entry, index) => catalogueService(entry, index + 1, factor)),
    currencies,
    number_free_symbols: 300,
    number_characters_string: 50,
    number_free_rubrics: 3,
    number_free_exporter_rubrics: exporters ? 2 : null,
    is_russian_exporter: exporters,
    is_mark: mark,
    mark_title_rus: mark ? 'Знак «Сделано на Волге»' : null,
    mark_title_eng: mark ? '“Made on the Volga” mark' : null,
    catalog_order_ended_at: exhibition.catalog_order_deadline,
    catalog_print_started_at: null,
    allowed_services: pairs
      .filter((pair) => pair.every((id) => sold.has(id)))
      .map(([first_service_id, second_service_id]) => ({ first_service_id, second_service_id })),
    step_order: null,
  };
};
