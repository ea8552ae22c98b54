/** Whether a signed link is past its time (SHELL-067). @param expires seconds since the epoch; @param now milliseconds */
export const isExpired = (expires: string | undefined, now: number): boolean => {
  const seconds = Number(expires);
  // no or an unreadable time: the server judges the signature
  return Boolean(expires) && Number.isFinite(seconds) && seconds * 1000 < now;
};

/** The phone as registration sends it: without spaces and plus (SHELL-065). */
export const phoneForRegistration = (phone: string): string => phone.replace(/[\s+]/g, '');
