/** The calls that the edge asks a page to send before the code of the shell is there, as it writes them into the page. */
export interface PageFirstCalls {
  /** Address of the API below the origin of the page. */
  base: string;
  /** Below the API, with a slash in front. */
  addresses: string[];
}

/** Id of the script element that holds them as JSON. */
export const firstCallsId = 'fairfront-first-calls';

/** A call that the page has sent before the code of the shell was there (SHELL-435). */
export interface StartedCall {
  /** Absolute, as it was sent. */
  url: string;
  /** The headers that say whose answer it is and in which language. */
  authorization: string;
  language: string;
  /** Milliseconds since the epoch by the device. */
  sentAt: number;
  response: Promise<Response>;
}

/** The name under which a page keeps them: what `first-calls.entry.ts` of the shell writes and the shell reads. */
export const startedCallsName = 'fairfrontCalls';
