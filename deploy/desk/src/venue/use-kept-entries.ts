import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import type { PassageResult } from '@fairfront/shared-kit/domain/passes/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { postPassages } from '../api/gate';
import { dropEntries, keepEntry, readEntries, type KeptEntry } from './gate-store';

/** How often waiting entries are tried again, ms. */
const tryEvery = 10_000;
/** Maximum number of entries per call. */
const mostAtOnce = 100;

/**
 * Entries that were let in without a network: kept on the device, sent with their ids when the network is back, so that a repeat
 * after a lost answer stores nothing twice.
 * @param onSent receives what the server says of them
 */
export const useKeptEntries = (exhibition: number, onSent: (results: readonly PassageResult[]) => void) => {
  const { api } = usePlatform();
  const { user } = usePlatformState();
  const userId = user?.id ?? 0;
  const [waiting, setWaiting] = useState(0);
  const isSending = useRef(false);
  const report = useRef(onSent);
  useEffect(() => {
    report.current = onSent;
  });

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      let entries = await readEntries(exhibition, userId);
      setWaiting(entries.length);
      while (entries.length > 0) {
        const items = entries.slice(0, mostAtOnce).map((entry) => ({ ...entry, admitted: true }));
        const results = await postPassages(api, exhibition, items);
        await dropEntries(exhibition, userId, new Set(items.map(({ id }) => id)));
        report.current(results);
        entries = await readEntries(exhibition, userId);
        setWaiting(entries.length);
      }
    } catch {
      // they stay stored and are retried
    } finally {
      isSending.current = false;
    }
  }, [api, exhibition, userId]);

  useEffect(() => {
    const again = () => void send();
    again();
    const timer = setInterval(again, tryEvery);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [send]);

  const keep = useCallback(
    async (entry: KeptEntry) => {
      await keepEntry(exhibition, userId, entry);
      setWaiting((await readEntries(exhibition, userId)).length);
    },
    [exhibition, userId],
  );
  return { waiting, keep };
};
