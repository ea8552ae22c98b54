import type { Participation, Target } from '@fairfront/shared-kit/platform';
import type { GoKeyOffer } from '@fairfront/shared-kit/platform/release';
import { usableBy, type RemoteCatalog } from '../boot';
import { ownRoutes } from '../routing/own-places';

/** A place that G and a second key lead to now. */
interface GoKey {
  /** The second key, by its Latin letter. */
  letter: string;
  target: Target;
  /** In every language; the shell has texts for its own keys. */
  title?: GoKeyOffer['title'];
}

/** ms within which the second key must follow. */
export const goTimeout = 1_500;

/** The keys of the shell; no remote can have the same letters (`GoLetter`). */
const ownKeys = [
  { letter: 'H', order: 10, route: 'home' },
  { letter: 'O', order: 20, route: 'participant' },
  { letter: 'D', order: 80, route: 'deadlines' },
] as const;

type Offered = Omit<GoKeyOffer, 'title'>;

/** The current target of a key; null if the open participation cannot use it, as on the hub. */
const targetOf = (
  key: Offered,
  participation: Participation | null,
  { screens, modal }: Pick<RemoteCatalog, 'screens' | 'modal'>,
): Target | null => {
  const path = key.route === undefined ? undefined : { ...screens, ...ownRoutes }[key.route]?.path;
  if (path !== undefined && !path.includes('/:id')) return { route: key.route, params: {} } as Target;
  // permissions inside the place are checked by the place itself
  if (!participation || usableBy(participation, null, [key]).length === 0) return null;
  if (path !== undefined) return { route: key.route, params: { id: participation.id } } as Target;
  return key.modal !== undefined && modal(key.modal) ? ({ modal: key.modal, params: {} } as Target) : null;
};

/** The keys of shell and remotes that lead somewhere now, in the order of the shortcut list (mock-up w13). */
export const goKeysOf = (
  participation: Participation | null,
  catalog: Pick<RemoteCatalog, 'goKeys' | 'screens' | 'modal'>,
): GoKey[] =>
  [...ownKeys, ...catalog.goKeys]
    .sort((one, other) => one.order - other.order)
    .flatMap((key) => {
      const target = targetOf(key, participation, catalog);
      return target ? [{ letter: key.letter, target, ...('title' in key && { title: key.title }) }] : [];
    });

/** The key of a key press by its position on the keyboard, so that it works in every layout. */
export const goKeyOf = <Key extends Pick<GoKey, 'letter'>>(
  { code }: Pick<KeyboardEvent, 'code'>,
  keys: readonly Key[],
): Key | undefined => keys.find(({ letter }) => code === `Key${letter}`);

/** The keys of a target in display form: "G P". A target with further params or in another participation has none. */
export const keysOf = (target: Target, keys: readonly GoKey[]): string | undefined => {
  const found = keys.find(({ target: place }) => isSame(place, target));
  return found && `G ${found.letter}`;
};

const isSame = (place: Target, target: Target): boolean => {
  if ('modal' in place) return 'modal' in target && target.modal === place.modal && !hasParams(target.params);
  return 'route' in target && target.route === place.route && idOf(target.params) === idOf(place.params);
};
const hasParams = (params: object): boolean => Object.keys(params).length > 0;
const idOf = (params: object): unknown => ('id' in params ? params.id : undefined);
