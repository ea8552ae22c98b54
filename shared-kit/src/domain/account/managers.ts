import { isMontageType, type EventType } from '../participations';

export type ManagerKind = 'event' | 'montage' | 'catalog';

/** Managers of one kind, shown under one heading. */
export interface ManagerGroup<Manager> {
  kind: ManagerKind;
  managers: Manager[];
}

/**
 * Groups of the managers modal in order: those of the event, or of the installation for an assembly organisation, then
 * those of the catalogue. Empty groups are omitted.
 */
export const managerGroups = <Manager extends { kind: ManagerKind }>(
  managers: readonly Manager[],
  type: EventType,
): ManagerGroup<Manager>[] => {
  const kinds: ManagerKind[] = [isMontageType(type) ? 'montage' : 'event', 'catalog'];
  return kinds
    .map((kind) => ({ kind, managers: managers.filter((manager) => manager.kind === kind) }))
    .filter((group) => group.managers.length > 0);
};
