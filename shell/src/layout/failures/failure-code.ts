/** The code that a person reads out by phone: an abbreviation of the remote, for example MF-CAT-504. */
export const failureCode = (remote: string | null): string | undefined =>
  remote === null ? undefined : `MF-${remote.replace(/^mf-/, '').slice(0, 3).toUpperCase()}-504`;
