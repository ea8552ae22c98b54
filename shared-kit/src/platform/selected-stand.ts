import { useSyncExternalStore } from 'react';
import type { Participation, Stand } from '../api/entities';
import { storedStand } from './stored-values';

/** The stand chosen in this exhibition; without a choice, or when the event lost it, the first one (SHELL-135). */
export const selectStand = (stands: readonly Stand[], stored: string | null): Stand | null =>
  stands.find(({ id }) => String(id) === stored) ?? stands[0] ?? null;

/** The selected stand of a participation, followed while it changes, also in another tab (SHELL-135, ACC-164). */
export const useSelectedStand = ({ exhibition, stands }: Participation): Stand | null => {
  const { subscribe, read } = storedStand(exhibition.id);
  return selectStand(stands, useSyncExternalStore(subscribe, read));
};
