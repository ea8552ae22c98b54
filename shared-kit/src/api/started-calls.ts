import type { StartedCall } from '../platform/release/started-calls';

/** Milliseconds for which a response that the page has asked for may be used: as long as one that a screen has asked for is fresh. */
export const startedFor = 30_000;

/** The calls that the page has sent before the code of the portal was there (SHELL-435). */
export interface StartedCalls {
  /**
   * The call on its way in the place of the same read of the same caller in the same language, once; null where there is none.
   * Whatever writes ends them all.
   */
  take: (request: Request) => StartedCall | null;
}

const sorted = (address: string): string => {
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
};

/** @param calls emptied here: each answer is used once */
export const createStartedCalls = (calls: StartedCall[], now: () => number): StartedCalls => {
  let waiting = calls.splice(0);
  return {
    take: (request) => {
      if (waiting.length === 0) return null;
      if (request.method !== 'GET') waiting = [];
      const url = sorted(request.url);
      const found = waiting.find((call) => sorted(call.url) === url);
      if (!found) return null;
      waiting = waiting.filter((call) => call !== found);
      const isOfCaller =
        found.authorization === request.headers.get('Authorization') &&
        found.language === request.headers.get('Accept-Language');
      return isOfCaller && now() - found.sentAt < startedFor ? found : null;
    },
  };
};
