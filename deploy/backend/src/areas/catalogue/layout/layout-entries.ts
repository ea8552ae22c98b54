import type { ProofPart } from '@fairfront/shared-kit/domain/catalogue';
import type { NotFinalEntry, ProofEntry } from '@fairfront/shared-kit/domain/catalogue/api';
import type { PrintedLocale } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { placesIn, type LayoutCatalogue } from './layout-catalogue';
import { KnownOrders } from './known-orders';
import { readCheckedOrders, readLayoutOrders, readOrderStates, type LayoutOrderRow } from './layout.repository';
import { notFinalOf, proofEntryOf, templatesByLengths } from './layout.response';

/** Orders that are read at a time: each has a template of its own. */
const ordersAtOnce = 100;

/** Orders in a given sequence, read in parts: no matter how many there are, only a part is in memory. */
export const ordersInSequence = async function* (
  db: Kysely<Tables>,
  ids: readonly number[],
): AsyncGenerator<LayoutOrderRow> {
  for (let from = 0; from < ids.length; from += ordersAtOnce) {
    const part = ids.slice(from, from + ordersAtOnce);
    const rows = new Map((await readLayoutOrders(db, part)).map((row) => [row.id, row]));
    for (const id of part) {
      const row = rows.get(id);
      // an order that was returned meanwhile is no longer printed
      if (row && row.status !== 'draft') yield row;
    }
  }
};

interface Wanted {
  part: ProofPart;
  locale: PrintedLocale;
}

/** Entries of a part of the catalogue as they are printed, in printing order. */
export const proofEntries = async (
  db: Kysely<Tables>,
  catalogue: LayoutCatalogue,
  { part, locale }: Wanted,
  paging?: Paging,
): Promise<{ entries: ProofEntry[]; total: number }> => {
  const places = placesIn(catalogue, part, locale);
  const from = paging ? (paging.page - 1) * paging.perPage : 0;
  const shown = paging ? places.slice(from, from + paging.perPage) : places;
  const rows = new Map<number, LayoutOrderRow>();
  for await (const row of ordersInSequence(db, [...new Set(shown.map(({ id }) => id))])) rows.set(row.id, row);
  const entries = shown.flatMap((place) => {
    const row = rows.get(place.id);
    return row ? [proofEntryOf(row, catalogue, { part, locale, place })] : [];
  });
  return { entries, total: places.length };
};

/**
 * All orders of an exhibition whose entries are not final.
 * @param known issues of earlier calls
 */
export const notFinalEntries = async (
  db: Kysely<Tables>,
  { exhibitionId, template, stamp }: LayoutCatalogue,
  known = new KnownOrders<readonly NotFinalEntry[]>(),
): Promise<NotFinalEntry[]> => {
  const templateOf = templatesByLengths(template);
  const states = await readOrderStates(db, exhibitionId);
  const found = await known.follow(
    exhibitionId,
    states.map(({ id, state }) => ({ id, state: `${state} ${stamp}` })),
    async (ids) =>
      new Map((await readCheckedOrders(db, ids)).map((row) => [row.id, notFinalOf(row, templateOf(row))] as const)),
  );
  return found.flat();
};
