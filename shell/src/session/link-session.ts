const place = 'fairfront.by-link';

/** The user signed in by a link in this tab, until they confirm it. It survives reloads only. */
export const linkSession = {
  read: (): number | null => Number(sessionStorage.getItem(place)) || null,
  begin: (userId: number): void => sessionStorage.setItem(place, String(userId)),
  end: (): void => sessionStorage.removeItem(place),
};
