const place = 'fairfront.by-link';

/**
 * Whom a link has signed in within this tab, until the person has confirmed to be that user (SHELL-329). It outlives a
 * reload and no more.
 */
export const linkSession = {
  read: (): number | null => Number(sessionStorage.getItem(place)) || null,
  begin: (userId: number): void => sessionStorage.setItem(place, String(userId)),
  end: (): void => sessionStorage.removeItem(place),
};
