import {
  firstCalls,
  startedCallsName,
  type PageRelease,
  type ScreenOffer,
} from '@fairfront/shared-kit/platform/release';

/** What the script needs of the page that it runs in. */
interface PageWindow {
  location: { origin: string };
  localStorage: { getItem: (key: string) => string | null };
  fetch: (url: string, options: { headers: Record<string, string> }) => Promise<Answer>;
  Response: new (body: string, like: Answer) => unknown;
  Intl: { DateTimeFormat: new () => unknown };
  setTimeout: (run: () => void) => unknown;
}

interface Answer {
  text: () => Promise<string>;
}

interface Sent {
  url: string;
  authorization: string;
  language: string;
  sentAt: number;
  response: Promise<unknown>;
}

/**
 * Runs in the page, as text: it may use nothing but what it is given. It knows the session and the language as the shell does
 * (`shared-kit/src/platform/stored-values.ts`); a page without a session asks for nothing. What it can do while the wire is busy, it
 * does here: answers are read to their end, and the browser loads what it needs for dates.
 */
const startCalls = (page: PageWindow, base: string, addresses: string[], name: string): void => {
  try {
    const token = page.localStorage.getItem('fairfront.token');
    if (token === null) return;
    const language = page.localStorage.getItem('fairfront.locale') === 'en' ? 'en' : 'ru';
    const authorization = `Bearer ${token}`;
    const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization: authorization };
    (page as unknown as Record<string, Sent[]>)[name] = addresses.map((address) => {
      const url = page.location.origin + base + address;
      const response = page
        .fetch(url, { headers })
        .then((answer) => answer.text().then((text) => new page.Response(text, answer)));
      // who takes the call over speaks of its failure
      response.catch(() => undefined);
      return { url, authorization, language, sentAt: Date.now(), response };
    });
    page.setTimeout(() => new page.Intl.DateTimeFormat());
  } catch {
    // a browser that refuses its storage: the shell asks by itself
  }
};

/**
 * The line of the page that sends the first calls of its address while the scripts are on their way (SHELL-435); none where they do not
 * follow from the address. Only of this origin: the token goes nowhere else.
 */
export const firstCallsScript = (options: {
  path: string;
  search: string;
  /** Of the page, by route name. */
  screens: Record<string, ScreenOffer>;
  release: PageRelease;
  apiBase: string;
  nonce: string;
}): string[] => {
  const { path, search, screens, release, apiBase, nonce } = options;
  const addresses = firstCalls(path, search, screens, release);
  if (addresses.length === 0 || !/^\/(?!\/)/.test(apiBase)) return [];
  const values = [apiBase, addresses, startedCallsName].map((value) => JSON.stringify(value)).join(',');
  return [`<script nonce="${nonce}">(${startCalls})(window,${values.replace(/</g, '\\u003c')})</script>`];
};
