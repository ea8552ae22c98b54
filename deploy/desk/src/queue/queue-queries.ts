import type { ApiClient } from '@fairfront/shared-kit/api';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { freshness, type QueueFilter } from '../api/desk';
import { deskKeys } from '../api/query-keys';
import type { QueueDescription } from './queue.types';

/** Rows of a page of a queue. */
export const queuePageSize = 20;
/** Largest page of a read; most items of one decision call. */
const [largestPage, largestBatch] = [100, 500];

type Readable<Item, Part extends string> = Pick<
  QueueDescription<Item, unknown, Part, string>,
  'name' | 'fetchPage' | 'fetchItem'
>;

/** One page of a queue; the previous rows stay while another page loads. */
export const queuePageQuery = <Item, Part extends string>(
  api: ApiClient,
  { name, fetchPage }: Pick<Readable<Item, Part>, 'name' | 'fetchPage'>,
  filter: QueueFilter<Part>,
  page: number,
) =>
  queryOptions({
    queryKey: deskKeys.queuePage(name, { ...filter, page }),
    queryFn: ({ signal }) => fetchPage(api, filter, { page, per_page: queuePageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: freshness,
  });

/** All filtered items, up to the number that one call can decide. */
export const fetchWholeQueue = async <Item, Part extends string>(
  api: ApiClient,
  { fetchPage }: Pick<Readable<Item, Part>, 'fetchPage'>,
  filter: QueueFilter<Part>,
): Promise<Item[]> => {
  const found: Item[] = [];
  for (let page = 1; found.length < largestBatch; page += 1) {
    const { data, meta } = await fetchPage(api, filter, { page, per_page: largestPage });
    found.push(...data);
    if (page >= meta.last_page) break;
  }
  return found;
};

/** The details of an item. */
export const queueItemQuery = <Detail>(
  api: ApiClient,
  {
    name,
    fetchItem,
  }: { name: string; fetchItem: (api: ApiClient, key: string, signal?: AbortSignal) => Promise<Detail> },
  key: string,
) =>
  queryOptions({
    queryKey: deskKeys.queueItem(name, key),
    queryFn: ({ signal }) => fetchItem(api, key, signal),
  });
