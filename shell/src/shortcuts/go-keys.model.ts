import { areServicesShown } from '@fairfront/shared-kit/domain/participations';
import type { ModalName, Participation, RouteName, Target } from '@fairfront/shared-kit/platform';
import { usableBy, type RemoteCatalog } from '../boot';

/** A place that G and a second key lead to. */
export interface GoKey {
  /** The second key, by its Latin letter. */
  letter: string;
  place: { modal: ModalName } | { route: RouteName };
}

/** All of them in the order of the shortcut list (mock-up w13). */
export const goKeys: readonly GoKey[] = [
  { letter: 'H', place: { route: 'home' } },
  { letter: 'O', place: { route: 'participant' } },
  { letter: 'P', place: { modal: 'event-modal-participant-passes' } },
  { letter: 'M', place: { modal: 'event-modal-montage-passes' } },
  { letter: 'A', place: { modal: 'event-modal-auto-passes' } },
  { letter: 'S', place: { route: 'categories' } },
  { letter: 'C', place: { modal: 'event-modal-catalog' } },
  { letter: 'D', place: { route: 'deadlines' } },
  { letter: 'N', place: { route: 'notifications' } },
];

/** ms within which the second key must follow. */
export const goTimeout = 1_500;

const ofEveryone: readonly RouteName[] = ['home', 'notifications'];

/** The current target of a place; null if the open participation cannot use it, as on the hub. */
export const targetOf = (
  { place }: GoKey,
  participation: Participation | null,
  catalog: Pick<RemoteCatalog, 'ownerOf' | 'tiles'>,
): Target | null => {
  if ('route' in place && ofEveryone.includes(place.route)) return { route: place.route, params: {} } as Target;
  if (!participation) return null;
  if ('route' in place) {
    if (place.route === 'categories' && !areServicesShown(participation)) return null;
    return { route: place.route, params: { id: participation.id } } as Target;
  }
  const owner = catalog.ownerOf('modal', place.modal);
  // permissions inside the modal are checked by the modal itself
  const isUsable = usableBy(participation, null, catalog.tiles).some(({ remote }) => remote === owner);
  return isUsable ? ({ modal: place.modal, params: {} } as Target) : null;
};

/** The letter of a key press by its position on the keyboard, so that it works in every layout. */
export const goKeyOf = ({ code }: Pick<KeyboardEvent, 'code'>): GoKey | undefined =>
  goKeys.find(({ letter }) => code === `Key${letter}`);

/** The keys of a target in display form: "G P". A target with further params or in another participation has none. */
export const keysOf = (target: Target, participationId: number | undefined): string | undefined => {
  const found = goKeys.find(({ place }) => {
    if ('modal' in place) return 'modal' in target && target.modal === place.modal && !hasParams(target.params);
    if (!('route' in target) || target.route !== place.route) return false;
    return !('id' in target.params) || target.params.id === participationId;
  });
  return found && `G ${found.letter}`;
};

const hasParams = (params: object): boolean => Object.keys(params).length > 0;
