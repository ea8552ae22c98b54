import { useEffect, useEffectEvent, useRef } from 'react';
import {
  mayHearQueues,
  presenceChangedEvent,
  queueChangedEvent,
  queueChannel,
} from '@fairfront/shared-kit/domain/organizer/desk-queues';
import type { StaffGrant } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import { deskKeys } from '../api/query-keys';

/** Events in quick succession, such as those of a bulk decision, cause one refetch after this time, ms. */
const collectMs = 300;

/** Refetches queues and counts when the server says that they have changed. */
export const useLiveQueues = (exhibition: number | null, grants: readonly StaffGrant[]): void => {
  const { realtime } = usePlatform();
  const cache = useQueryClient();
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refetch = () => {
    timer.current = undefined;
    for (const queue of changed.current) void cache.invalidateQueries({ queryKey: deskKeys.queue(queue) });
    changed.current.clear();
    void cache.invalidateQueries({ queryKey: deskKeys.allWaiting });
  };
  const hear = useEffectEvent((name: string, { queue }: Record<string, unknown>) => {
    if (typeof queue !== 'string') return;
    if (name === presenceChangedEvent) void cache.invalidateQueries({ queryKey: deskKeys.activities(queue) });
    if (name !== queueChangedEvent) return;
    changed.current.add(queue);
    timer.current ??= setTimeout(refetch, collectMs);
  });
  const reload = useEffectEvent(() => {
    void cache.invalidateQueries({ queryKey: deskKeys.work });
    void cache.invalidateQueries({ queryKey: deskKeys.allActivities });
  });

  const hearsPortal = mayHearQueues(grants, null);
  useEffect(() => {
    if (exhibition === null) return undefined;
    const listener = {
      onEvent: (name: string, data: Record<string, unknown>) => hear(name, data),
      onReload: () => reload(),
    };
    const places = hearsPortal ? [exhibition, null] : [exhibition];
    const leave = places.map((place) => realtime.joinChannel(queueChannel(place), listener));
    return () => leave.forEach((one) => one());
  }, [exhibition, hearsPortal, realtime]);
  useEffect(() => () => clearTimeout(timer.current), []);
};
