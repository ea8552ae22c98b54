import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiClient } from '@fairfront/shared-kit/api';
import {
  failsHere,
  useQueryClient,
  type Participation,
  type Prefetch,
  type User,
} from '@fairfront/shared-kit/platform';
import { roleIn, usableBy, useRemotes, type PartLoader } from '../boot';
import { deadlinesQuery } from '../deadlines/deadlines.query';

/** The key that react-router gives to the initial location. */
const firstPlace = 'default';

/** Calls back once the part is ready, or at once; returns a function that stops waiting. */
const onceReady = <Part>({ subscribe, view }: PartLoader<Part>, run: (part: Part) => void): (() => void) => {
  const check = () => {
    const { part } = view();
    if (part === null) return;
    stop();
    run(part);
  };
  const stop = subscribe(check);
  check();
  return stop;
};

interface OpenedHub {
  /** Id of the participation whose hub is opening; otherwise null. */
  id: number | null;
  /** Undefined until loaded. */
  participation: Participation | undefined;
  user: User | undefined;
}

/**
 * Starts the tiles and checklist entries of a hub that the page was opened at: their files come with the page and run
 * while the participation is loading. The initial data of usable parts is prefetched as soon as they are ready, so that
 * the hub renders once with it.
 */
export const usePrefetchParts = (api: ApiClient, { id, participation, user }: OpenedHub): void => {
  const { catalog, part } = useRemotes();
  const { key } = useLocation();
  const queryClient = useQueryClient();
  const isFirst = id !== null && key === firstPlace;
  useEffect(() => {
    if (!isFirst) return;
    for (const tile of catalog.tiles) part('tile', tile.id)?.start();
    for (const entry of catalog.checklist) part('checklist', entry.id)?.start();
  }, [isFirst, catalog, part]);

  useEffect(() => {
    if (!isFirst || !participation || !user) return undefined;
    const context = { queryClient, api, participationId: participation.id };
    void queryClient.prefetchQuery({ ...deadlinesQuery(api, participation.id), ...failsHere });
    const usable = <Offer extends Parameters<typeof usableBy>[2][number]>(offers: readonly Offer[]) =>
      usableBy(participation, roleIn(participation, user), offers);
    const loaders: (PartLoader<{ prefetch?: Prefetch }> | null)[] = [
      ...usable(catalog.tiles).map((tile) => part('tile', tile.id)),
      ...usable(catalog.checklist).map((entry) => part('checklist', entry.id)),
    ];
    const stops = loaders.map((loader) => loader && onceReady(loader, ({ prefetch }) => void prefetch?.(context)));
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [isFirst, participation, user, catalog, part, queryClient, api]);
};
