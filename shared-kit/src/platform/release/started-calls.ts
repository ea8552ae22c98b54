/** The calls that the edge tells a page to send before the shell has loaded, as written into the page. */
export interface PageFirstCalls {
  /** Path of the API on the origin of the page. */
  base: string;
  /** Below the API, with a leading slash. */
  addresses: string[];
}

/** Id of the script element that contains them as JSON. */
export const firstCallsId = 'fairfront-first-calls';

/** A call that the page has sent before the shell has loaded. */
export interface StartedCall {
  /** The absolute URL that was requested. */
  url: string;
  /** The headers that determine user and language of the response. */
  authorization: string;
  language: string;
  /** Device time, ms since the epoch. */
  sentAt: number;
  response: Promise<Response>;
}

/** The global name of the started calls: written by `first-calls.entry.ts` of the shell and read by the shell. */
export const startedCallsName = 'fairfrontCalls';
