/*
 * Sends the first calls of a page while the scripts of the shell are on their way (SHELL-435). A build of its own, which the edge
 * writes into the page: it must stay small.
 */
import { storedLocale, storedToken } from '@fairfront/shared-kit/platform/stored-values';
import {
  firstCallsId,
  startedCallsName,
  type PageFirstCalls,
  type StartedCall,
} from '@fairfront/shared-kit/platform/release/started-calls';

const send = (token: string, { base, addresses }: PageFirstCalls): StartedCall[] => {
  const language = storedLocale.read() === 'en' ? 'en' : 'ru';
  const authorization = `Bearer ${token}`;
  const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization: authorization };
  return addresses.map((address) => {
    const url = location.origin + base + address;
    // answers are read to their end while nothing else runs
    const response = fetch(url, { headers }).then(async (answer) => new Response(await answer.text(), answer));
    // whoever takes the call over handles its failure
    response.catch(() => undefined);
    return { url, authorization, language, sentAt: Date.now(), response };
  });
};

const token = storedToken.read();
const calls = document.getElementById(firstCallsId)?.textContent;
if (token !== null && calls) {
  Object.assign(window, { [startedCallsName]: send(token, JSON.parse(calls) as PageFirstCalls) });
  // the browser loads its calendar data with the first date: better now than in the first render
  setTimeout(() => new Intl.DateTimeFormat());
}
