/** Seconds between two questions: never more often, and never less often in a tab that is seen. */
const shortest = 2;
const longest = 30;

/**
 * Seconds to wait before the next question: what the service asks for, longer each time, spread so that the tabs of the
 * portal do not come all at once.
 * @param attempt 0 for the first question
 * @param spread 0 to 1, random per tab and question
 */
export const pauseBefore = (attempt: number, retryAfter: number | null, spread: number): number => {
  const wanted = Math.max(retryAfter ?? shortest, shortest) * 1.5 ** attempt;
  return Math.min(wanted * (1 + spread / 2), longest);
};

/** Resolves when the tab is seen: a hidden one asks nothing. */
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

/** Asks politely until the service answers. @param ask whether it answers now */
export const waitForService = async (ask: () => Promise<boolean>, retryAfter: number | null): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    await pause(pauseBefore(attempt, retryAfter, Math.random()));
    await seen();
    if (await ask()) return;
  }
};

/** Whether the API answers, whatever it says: the smallest call that needs its database. */
export const asksApi = (apiBase: string, token: () => string | null) => async (): Promise<boolean> => {
  const held = token();
  const headers: Record<string, string> = held === null ? {} : { Authorization: `Bearer ${held}` };
  try {
    return (await fetch(`${apiBase}/auth/user`, { headers })).status < 500;
  } catch {
    return false;
  }
};
