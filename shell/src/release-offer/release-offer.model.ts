import type { RouteName } from '@fairfront/shared-kit/platform';
import type { PageRelease } from '@fairfront/shared-kit/platform/release';

/** Packages whose version in the newest release differs from the page; `shell` first, then by name. */
export const newerParts = (page: PageRelease, newest: PageRelease): string[] => {
  const names = [...new Set([...Object.keys(page.remotes), ...Object.keys(newest.remotes)])].sort();
  const remotes = names.filter((name) => page.remotes[name]?.version !== newest.remotes[name]?.version);
  return page.shell === newest.shell ? remotes : ['shell', ...remotes];
};

/** Forms of the page with unsent input: none, all kept as drafts, or some that a reload would lose. */
export type UnsentInput = 'none' | 'kept' | 'unkept';

/** The user's activity when the offer is due. */
export interface OfferContext {
  route: RouteName | 'not-found';
  isModalOpen: boolean;
  isSending: boolean;
  unsent: UnsentInput;
}

/** Whether the offer may be shown now; a visible offer does not disappear because something is being sent. */
export const mayOffer = ({ route, isModalOpen, isSending, unsent }: OfferContext, isStanding: boolean): boolean =>
  !isModalOpen && route !== 'ordering' && unsent !== 'unkept' && (isStanding || !isSending);

/** ms of silence after "later" when there was no form to finish. */
export const quietAfterLater = 30 * 60_000;

/** "When I'm done", with its place and time. */
export interface Postponed {
  path: string;
  at: number;
  hadUnsent: boolean;
}

/**
 * Whether the user is done: the form is saved or left, or, without a form, half an hour has passed and the page is
 * another one.
 */
export const isOver = (postponed: Postponed, now: { path: string; at: number; unsent: UnsentInput }): boolean => {
  const hasLeft = now.path !== postponed.path;
  if (postponed.hadUnsent) return hasLeft || now.unsent === 'none';
  return hasLeft && now.at - postponed.at >= quietAfterLater;
};
