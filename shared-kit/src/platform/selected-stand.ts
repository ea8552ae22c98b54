import { useSyncExternalStore } from 'react';
import type { Participation, Stand } from './entities';
import { storedStand } from './stored-values';

/** The selected stand in this exhibition; the first one if none is selected or the event has lost it. */
export const selectStand = (stands: readonly Stand[], stored: string | null): Stand | null =>
  stands.find(({ id }) => String(id) === stored) ?? stands[0] ?? null;

/** The selected stand of a participation; follows changes, also from other tabs. */
export const useSelectedStand = ({ exhibition, stands }: Participation): Stand | null => {
  const { subscribe, read } = storedStand(exhibition.id);
  return selectStand(stands, useSyncExternalStore(subscribe, read));
};
