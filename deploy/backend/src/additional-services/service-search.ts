import { buildSearchIndex, type SearchIndex } from '@fairfront/mf-services/model';
import type { Locale } from '@fairfront/shared-kit/model';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { requireServicesWith, type ServicesAccess, type ServicesCaller } from './services-access';

/** The words of a service in both languages. */
interface CatalogueRow {
  id: number;
  category_id: number;
  is_popular: boolean;
  name_rus: string;
  name_eng: string;
  short_description_rus: string;
  short_description_eng: string;
  synonyms: string;
}

/** What of the catalogue a participation may search. */
export interface SearchedCatalogue {
  index: SearchIndex;
  /** Services that its exhibition hides, or offers to other types only. */
  withheld: ReadonlySet<number>;
}

const indexOf = (rows: readonly CatalogueRow[], locale: Locale): SearchIndex => {
  const language = locale === 'ru' ? 'rus' : 'eng';
  return buildSearchIndex(
    rows.map((row) => ({
      id: row.id,
      category_id: row.category_id,
      is_popular: row.is_popular,
      name: row[`name_${language}`],
      short_description: row[`short_description_${language}`],
      synonyms: row.synonyms,
    })),
  );
};

/** The catalogue as it was at one stamp; an index is made with the first search in its language. */
class Catalogue {
  private readonly indexes = new Map<Locale, SearchIndex>();

  constructor(
    readonly stamp: string,
    private readonly rows: readonly CatalogueRow[],
  ) {}

  in(locale: Locale): SearchIndex {
    const index = this.indexes.get(locale) ?? indexOf(this.rows, locale);
    this.indexes.set(locale, index);
    return index;
  }
}

const stampNow = sql<string>`(select stamp::text from service_catalogue)`;

const rowsUnless = (known: string | null) => sql<CatalogueRow[] | null>`case
  when ${stampNow} is distinct from ${known}::text then (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'category_id', s.category_id, 'is_popular', s.is_popular, 'name_rus', s.name_rus,
      'name_eng', s.name_eng, 'short_description_rus', s.short_description_rus,
      'short_description_eng', s.short_description_eng, 'synonyms', s.synonyms)
      order by s.position, s.name_rus, s.id), '[]')
    from additional_services s) end`;

const withheldIds = sql<number[]>`(
  select coalesce(jsonb_agg(o.service_id), '[]') from service_offers o
  where o.exhibition_id = p.exhibition_id
    and (o.is_hidden or not coalesce(o.event_types @> to_jsonb(p.type::text), true)))`;

/**
 * The words of all services in the memory of this process. Each search reads the stamp of the catalogue with the access
 * check, and its rows in the same statement when they have changed: no process searches old words, however many there are.
 */
export class ServiceCatalogues {
  private known: Catalogue | null = null;

  constructor(private readonly database: Pick<Database<Tables>, 'read'>) {}

  /** @throws Failure as `requireServices` */
  async open(
    caller: ServicesCaller,
    locale: Locale,
  ): Promise<{ access: ServicesAccess; catalogue: SearchedCatalogue }> {
    const { known } = this;
    const { access, row } = await requireServicesWith(this.database.read, caller, (query) =>
      query.select([
        stampNow.as('stamp'),
        rowsUnless(known?.stamp ?? null).as('catalogue'),
        withheldIds.as('withheld'),
      ]),
    );
    const current = row.catalogue === null && known !== null ? known : new Catalogue(row.stamp, row.catalogue ?? []);
    this.known = current;
    return { access, catalogue: { index: current.in(locale), withheld: new Set(row.withheld) } };
  }
}
