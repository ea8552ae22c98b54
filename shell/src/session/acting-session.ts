const place = 'fairfront.acting';

/** Whom this tab acts as; all other tabs keep the session of the portal. */
export interface ActingSession {
  token: string;
  /** The token of the member of staff, with which the acting ends. */
  of: string;
  /** The address to which the tab returns. */
  back: string;
}

/** The acting of this tab. It survives reloads only, and is never part of an address. */
export const actingSession = {
  read: (): ActingSession | null => {
    try {
      const stored = sessionStorage.getItem(place);
      return stored === null ? null : (JSON.parse(stored) as ActingSession);
    } catch {
      return null;
    }
  },
  begin: (acting: ActingSession): void => sessionStorage.setItem(place, JSON.stringify(acting)),
  end: (): void => {
    try {
      sessionStorage.removeItem(place);
    } catch {
      // blocked storage has nothing to end
    }
  },
};
