/** Minimum and maximum seconds between two polls in a visible tab. */
const shortest = 2;
const longest = 30;

/**
 * Seconds to wait before the next poll: what the service requests, increasing, and randomised so that the tabs of the
 * portal do not poll all at once.
 * @param attempt 0 for the first poll
 * @param spread 0 to 1, random per tab and poll
 */
export const pauseBefore = (attempt: number, retryAfter: number | null, spread: number): number => {
  const wanted = Math.max(retryAfter ?? shortest, shortest) * 1.5 ** attempt;
  return Math.min(wanted * (1 + spread / 2), longest);
};

/** Resolves when the tab is visible: a hidden one does not poll. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Polls until the service responds. @param ask whether it responds now */
export const waitForService = async (ask: () => Promise<boolean>, retryAfter: number | null): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    await pause(pauseBefore(attempt, retryAfter, Math.random()));
    await seen();
    if (await ask()) return;
  }
};

/** Whether the API responds, with any result: the smallest call that needs its database. */
export const asksApi = (apiBase: string, token: () => string | null) => async (): Promise<boolean> => {
  const held = token();
  const headers: Record<string, string> = held === null ? {} : { Authorization: `Bearer ${held}` };
  try {
    return (await fetch(`${apiBase}/auth/user`, { headers })).status < 500;
  } catch {
    return false;
  }
};
