import { isApiError } from '@fairfront/shared-kit/api';
import { failsHere, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { fetchGateEntries, fetchGateList } from '../api/gate';
import { deskKeys } from '../api/query-keys';
import { EntryBook } from './entry-book';
import { readGateList } from './gate-list';
import { keepList, readKeptList } from './gate-store';

/** Intervals at which a gate fetches the list and the entries of other gates, ms. */
const [listEvery, entriesEvery] = [60_000, 10_000];

/** A response that a retry will not change: no access, or no such exhibition. */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

/**
 * What a gate needs to answer without a network: the signed list of passes with the time at which it was received, also
 * from the device, and the entries of all gates. `heardAt` is the time of the last response of the server, ms since the
 * epoch.
 */
export const useGateData = (exhibition: number) => {
  const { api, now } = usePlatform();
  const [book] = useState(() => new EntryBook());
  // the query also runs without a network, because it then returns the stored list
  const always = {
    ...failsHere,
    ...{ networkMode: 'always' as const, refetchOnReconnect: true, refetchIntervalInBackground: true },
  };
  const list = useQuery({
    ...always,
    queryKey: deskKeys.gateList(exhibition),
    refetchInterval: listEvery,
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        const received = await fetchGateList(api, exhibition, signal);
        const checked = await readGateList(received.jws, received.keys, exhibition);
        const receivedAt = now();
        await keepList(exhibition, { ...received, receivedAt });
        return { ...checked, receivedAt };
      } catch (error) {
        const kept = isRefusal(error) ? undefined : await readKeptList(exhibition);
        if (!kept) throw error;
        return { ...(await readGateList(kept.jws, kept.keys, exhibition)), receivedAt: kept.receivedAt };
      }
    },
  });
  const entries = useQuery({
    ...always,
    queryKey: deskKeys.gateEntries(exhibition),
    refetchInterval: entriesEvery,
    retry: false,
    queryFn: async ({ signal }) => {
      for (let isComplete = false; !isComplete;) {
        const { data, meta } = await fetchGateEntries(api, exhibition, book.cursor, signal);
        data.forEach((entry) => book.add(entry));
        book.readTo(meta.next_cursor);
        isComplete = meta.is_complete;
      }
      return book.cursor;
    },
  });
  return { list, book, heardAt: entries.dataUpdatedAt };
};
