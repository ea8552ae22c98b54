import { buildSearchIndex, orderingEnd, type PriceStep, type SearchIndex } from '@fairfront/shared-kit/domain/services';
import { dayAt, type Locale, ownTextOf } from '@fairfront/shared-kit/domain/common';
import { type EventType } from '@fairfront/shared-kit/domain/participations';
import type { AdditionalService } from '@fairfront/shared-kit/domain/services/api';
import { serviceResponse, type ServiceContext, type ServiceRow } from './service.response';

/** The part of a service that is the same at all exhibitions. */
export type CatalogueRow = Omit<ServiceRow, 'order_until' | 'price_steps'> & { synonyms: string };

/** The offer of a service at an exhibition. */
export interface OfferRow {
  service_id: number;
  is_hidden: boolean;
  /** Null: every type. */
  event_types: EventType[] | null;
  order_until: string | null;
  price_steps: PriceStep[];
}

const indexOf = (rows: readonly CatalogueRow[], locale: Locale): SearchIndex =>
  buildSearchIndex(
    rows.map((row) => ({
      id: row.id,
      category_id: row.category_id,
      is_popular: row.is_popular,
      name: ownTextOf(row, 'name', locale),
      short_description: ownTextOf(row, 'short_description', locale),
      synonyms: row.synonyms,
    })),
  );

/** Maximum number of cached response sets: one per exhibition and day. */
const keptKeys = 20;

/** The catalogue at one stamp; the index of a language is built on its first search. */
export class ServiceCatalogue {
  private readonly indexes = new Map<Locale, SearchIndex>();
  private readonly answers = new Map<string, Map<number, AdditionalService>>();
  private readonly offers = new Map<number, ReadonlyMap<number, OfferRow>>();

  /** @param rows in the organiser's order, then by name */
  constructor(
    readonly stamp: string,
    readonly rows: readonly CatalogueRow[],
  ) {}

  /** Exhibitions whose offers are cached. */
  get exhibitions(): number[] {
    return [...this.offers.keys()];
  }

  keepOffers(exhibitionId: number, offers: readonly OfferRow[]): void {
    this.offers.set(exhibitionId, new Map(offers.map((offer) => [offer.service_id, offer])));
  }

  indexIn(locale: Locale): SearchIndex {
    const index = this.indexes.get(locale) ?? indexOf(this.rows, locale);
    this.indexes.set(locale, index);
    return index;
  }

  offeredAt(context: ServiceContext): OfferedCatalogue {
    return new OfferedCatalogue(this, this.offers.get(context.exhibitionId) ?? new Map(), context);
  }

  /** Responses for the same exhibition, day, rate and units; within a day only whether a service is open changes. */
  answersIn({ exhibitionId, vatRate, units, timezone, now }: ServiceContext): Map<number, AdditionalService> {
    const key = JSON.stringify([exhibitionId, vatRate, dayAt(now, timezone), units]);
    const known = this.answers.get(key);
    if (known) return known;
    if (this.answers.size >= keptKeys) this.answers.clear();
    const answers = new Map<number, AdditionalService>();
    this.answers.set(key, answers);
    return answers;
  }
}

/** The filters of a list. */
export interface ServiceNarrowing {
  /** Can be ordered now. */
  isOpen: boolean;
  /** Has a price in the currency of the participation. */
  hasPrice: boolean;
  /** Provided by the organiser. */
  isOrganizer: boolean;
}

export interface ServiceFilter extends Partial<ServiceNarrowing> {
  categoryId?: number;
  isPopular: boolean;
  page: number;
  perPage: number;
}

/** The services that a participation is offered, with the offers of its exhibition. */
export class OfferedCatalogue {
  private readonly answers: Map<number, AdditionalService>;

  constructor(
    private readonly catalogue: ServiceCatalogue,
    private readonly offers: ReadonlyMap<number, OfferRow>,
    private readonly context: ServiceContext,
  ) {
    this.answers = catalogue.answersIn(context);
  }

  /** Services that the exhibition hides, or offers to other types only. */
  get withheld(): ReadonlySet<number> {
    const { type } = this.context;
    const isWithheld = ({ is_hidden, event_types }: OfferRow) =>
      is_hidden || (event_types !== null && !event_types.some((one) => one === type));
    return new Set([...this.offers.values()].filter(isWithheld).map(({ service_id }) => service_id));
  }

  /** The services that are hidden or filtered out. */
  leftOut({ isOpen = false, hasPrice = false, isOrganizer = false }: Partial<ServiceNarrowing>): ReadonlySet<number> {
    const { withheld, context } = this;
    if (!isOpen && !hasPrice && !isOrganizer) return withheld;
    const isShown = ({ order_state, prices, executor }: AdditionalService) =>
      (!isOpen || order_state === 'open') &&
      (!hasPrice || prices.some(({ currency }) => currency === context.currency)) &&
      (!isOrganizer || executor.is_organizer);
    const others = this.catalogue.rows.filter((row) => !withheld.has(row.id) && !isShown(this.answer(row)));
    return new Set([...withheld, ...others.map(({ id }) => id)]);
  }

  indexIn(locale: Locale): SearchIndex {
    return this.catalogue.indexIn(locale);
  }

  /** One page of offered services in the organiser's order, then by name. */
  list({ categoryId, isPopular, page, perPage, ...narrowing }: ServiceFilter): {
    services: AdditionalService[];
    total: number;
  } {
    const leftOut = this.leftOut(narrowing);
    const found = this.catalogue.rows.filter(
      (row) =>
        (categoryId === undefined || row.category_id === categoryId) &&
        (!isPopular || row.is_popular) &&
        !leftOut.has(row.id),
    );
    const first = (page - 1) * perPage;
    return { services: found.slice(first, first + perPage).map((row) => this.answer(row)), total: found.length };
  }

  /** The services of these ids, in their order: one page of a search. */
  byIds(ids: readonly number[]): AdditionalService[] {
    const wanted = new Map(ids.map((id): [number, AdditionalService | null] => [id, null]));
    for (const row of this.catalogue.rows) if (wanted.has(row.id)) wanted.set(row.id, this.answer(row));
    return [...wanted.values()].filter((service) => service !== null);
  }

  private answer(row: CatalogueRow): AdditionalService {
    const known = this.answers.get(row.id);
    if (known)
      return { ...known, order_state: orderingEnd(this.context, known.order_until, this.context.now) ?? 'open' };
    const { order_until = null, price_steps = null } = this.offers.get(row.id) ?? {};
    const answer = serviceResponse({ ...row, order_until, price_steps }, this.context);
    this.answers.set(row.id, answer);
    return answer;
  }
}
