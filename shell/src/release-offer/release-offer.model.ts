import type { RouteName } from '@fairfront/shared-kit/platform';
import type { PageRelease } from '@fairfront/shared-kit/platform/release';

/** Packages of which the newest release has another version than the page; `shell` first, then in the order of names. */
export const newerParts = (page: PageRelease, newest: PageRelease): string[] => {
  const names = [...new Set([...Object.keys(page.remotes), ...Object.keys(newest.remotes)])].sort();
  const remotes = names.filter((name) => page.remotes[name]?.version !== newest.remotes[name]?.version);
  return page.shell === newest.shell ? remotes : ['shell', ...remotes];
};

/** Forms of the page that hold unsent input: none, all of them kept as drafts, or some that a reload would empty. */
export type UnsentInput = 'none' | 'kept' | 'unkept';

/** What the person is doing when the offer could come. */
export interface OfferContext {
  route: RouteName | 'not-found';
  isModalOpen: boolean;
  isSending: boolean;
  unsent: UnsentInput;
}

/** Whether the offer may stand on the screen now; one that stands already does not go because something is sent. */
export const mayOffer = ({ route, isModalOpen, isSending, unsent }: OfferContext, isStanding: boolean): boolean =>
  !isModalOpen && route !== 'ordering' && unsent !== 'unkept' && (isStanding || !isSending);

/** Milliseconds of peace after "later" when there was no form to finish. */
export const quietAfterLater = 30 * 60_000;

/** "When I'm done": said at that place and time. */
export interface Postponed {
  path: string;
  at: number;
  hadUnsent: boolean;
}

/** Whether the person is done: the form is saved or left, or, without a form, half an hour has gone and the page is another. */
export const isOver = (postponed: Postponed, now: { path: string; at: number; unsent: UnsentInput }): boolean => {
  const hasLeft = now.path !== postponed.path;
  if (postponed.hadUnsent) return hasLeft || now.unsent === 'none';
  return hasLeft && now.at - postponed.at >= quietAfterLater;
};
