import {
  proofPlaces,
  type CatalogueTemplate,
  type ProofKey,
  type ProofPart,
  type ProofPlace,
  type RubricNode,
} from '@fairfront/shared-kit/domain/catalogue';
import { localizedName, type Localized, type PrintedLocale } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { noTemplate } from '../catalogue/order.response';
import type { TemplateStore } from '../catalogue/template-store';
import { KnownOrders } from './known-orders';
import { readLayoutExhibition, readLayoutKeys, type LayoutExhibitionRow, type LayoutKey } from './layout.repository';

/** The catalogue of an exhibition, without its entries. */
export interface LayoutCatalogue extends Localized<'title'> {
  exhibitionId: number;
  template: CatalogueTemplate;
  rubrics: { main: readonly RubricNode[]; exporter: readonly RubricNode[] };
  countries: LayoutExhibitionRow['countries'];
  keys: readonly LayoutKey[];
  /** Of the template; null without one. */
  stamp: string | null;
}

/**
 * The catalogue of an exhibition.
 * @param known where the sort keys of earlier calls are kept
 * @throws HttpError 404 for an unknown exhibition
 */
export const readLayoutCatalogue = async (
  db: Kysely<Tables>,
  store: TemplateStore,
  exhibitionId: number,
  known = new KnownOrders<LayoutKey>(),
): Promise<LayoutCatalogue> => {
  let row = await readLayoutExhibition(db, exhibitionId, store.stamps);
  if (!row) throw notFound();
  let template = store.take(exhibitionId, row);
  if (row.stamp !== null && template === undefined) {
    // another call has replaced the template since the statement
    row = await readLayoutExhibition(db, exhibitionId, []);
    if (!row) throw notFound();
    template = store.take(exhibitionId, row);
  }
  const { title_rus, title_eng, countries, orders, stamp, template_id: id, catalog_order_deadline: deadline } = row;
  const keysOf = async (ids: readonly number[]) =>
    new Map((await readLayoutKeys(db, ids)).map((key) => [key.id, key] as const));
  return {
    ...{ exhibitionId, title_rus, title_eng, countries, stamp },
    keys: await known.follow(exhibitionId, orders, keysOf),
    template: template?.templateOf(id ?? 0, deadline) ?? noTemplate,
    rubrics: template?.rubrics ?? { main: [], exporter: [] },
  };
};

const keyIn =
  (locale: PrintedLocale) =>
  (key: LayoutKey): ProofKey => ({
    id: key.id,
    name: key[localizedName('name', locale)],
    stands: key.stands.map(({ value }) => value),
    rubrics: key.rubrics.map(({ id }) => id),
  });

/** The places of all printed entries in a part of the catalogue, in printing order. */
export const placesIn = (
  { keys, rubrics }: LayoutCatalogue,
  part: ProofPart,
  locale: PrintedLocale,
): readonly ProofPlace[] => proofPlaces(keys.map(keyIn(locale)), part, locale, rubrics.main);
