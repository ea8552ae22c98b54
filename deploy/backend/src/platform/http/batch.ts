import type { BatchError } from '@fairfront/shared-kit/domain/http';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { HttpError } from './http-error';

/**
 * Items that share a transaction: one commit for many of them, and nobody who wants one of their rows waits for the
 * whole call.
 */
const itemsPerTransaction = 25;

/** One item of a call with its place in it. */
interface Placed<Item> {
  item: Item;
  index: number;
}

/**
 * Changes many rows, each by itself: an item that is refused leaves the others as they are. The work refuses an item
 * by its result or an HttpError before it writes anything; any other error ends the call, whose finished items stay.
 * @param orderOf sorts the items, so that two calls with the same rows do not wait for each other
 * @returns the results in the order of the items
 */
export const runBatch = async <Item, Result>(
  database: Database<Tables>,
  items: readonly Item[],
  orderOf: (item: Item) => string,
  work: (trx: Transaction<Tables>, item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const sorted = items
    .map((item, index): Placed<Item> => ({ item, index }))
    .sort((a, b) => (orderOf(a.item) < orderOf(b.item) ? -1 : 1));
  const results: Result[] = [];
  for (let from = 0; from < sorted.length; from += itemsPerTransaction) {
    const part = sorted.slice(from, from + itemsPerTransaction);
    const done = await database.transaction(async (trx) => {
      const made: Result[] = [];
      for (const { item } of part) made.push(await work(trx, item));
      return made;
    });
    part.forEach(({ index }, place) => (results[index] = done[place] as Result));
  }
  return results;
};

/** How the result of a batch item gives the reason of a refusal. @throws any error that is not an HttpError */
export const batchErrorOf = (error: unknown, locale: Locale): Static<typeof BatchError> => {
  if (!(error instanceof HttpError)) throw error;
  const { code = null, errors, fields } = error.options;
  const byField = fields
    ? Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, [text[locale]]]))
    : errors;
  return { code, message: error.text[locale], ...(byField && { errors: byField }) };
};
