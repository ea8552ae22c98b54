/*
 * Sends the first calls of a page while the scripts of the shell are loading. It is a separate build that
 * the edge inlines into the page, so it must stay small.
 */
import { defaultLocale, isLocale } from '@fairfront/shared-kit/domain/common';
import { storedLocale, storedToken } from '@fairfront/shared-kit/platform/stored-values';
import { actingSession } from '../session/acting-session';
import {
  firstCallsId,
  startedCallsName,
  type PageFirstCalls,
  type StartedCall,
} from '@fairfront/shared-kit/platform/release/started-calls';

const send = (token: string, { base, addresses }: PageFirstCalls): StartedCall[] => {
  const stored = storedLocale.read();
  const language = isLocale(stored) ? stored : defaultLocale;
  const authorization = `Bearer ${token}`;
  const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization: authorization };
  return addresses.map((address) => {
    const url = location.origin + base + address;
    // read the response to the end while the main thread is idle
    const response = fetch(url, { headers }).then(async (answer) => new Response(await answer.text(), answer));
    // the code that takes over the call handles its failure
    response.catch(() => undefined);
    return { url, authorization, language, sentAt: Date.now(), response };
  });
};

const own = storedToken.read();
const acting = actingSession.read();
const token = acting?.of === own ? acting.token : own;
const calls = document.getElementById(firstCallsId)?.textContent;
if (token !== null && calls) {
  Object.assign(window, { [startedCallsName]: send(token, JSON.parse(calls) as PageFirstCalls) });
  // the browser loads its calendar data on first use of a date format: do it now rather than in the first render
  setTimeout(() => new Intl.DateTimeFormat());
}
