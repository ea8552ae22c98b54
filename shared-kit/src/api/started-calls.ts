import type { StartedCall } from '../platform/release/started-calls';

/** ms for which a response requested by the page may be used: as long as data fetched by a screen stays fresh. */
export const startedFor = 30_000;

/** The calls that the page has sent before the portal has loaded. */
export interface StartedCalls {
  /**
   * Returns the pending call for the same read of the same caller in the same language, once; null if there is none.
   * Any write drops them all.
   */
  take: (request: Request) => StartedCall | null;
}

const sorted = (address: string): string => {
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
};

/** @param calls emptied here, because each response is used once */
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
