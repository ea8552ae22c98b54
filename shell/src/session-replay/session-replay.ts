import type { RuntimeConfig } from '@fairfront/shared-kit/platform';
import { elementFacts, errorName, replayModeOf, type ReplayEvent } from './replay.model';

/** ms between two sends. */
export const sendEvery = 10_000;
/** Size of the event buffer before an error occurs; the oldest are dropped first. */
export const keptBack = 200;

const sessionKey = 'fairfront.replay';

/** The random number of this session in its tab; it survives reloads, so that a session is decided once. */
const drawOf = (): number => {
  try {
    const known = Number(sessionStorage.getItem(sessionKey) ?? NaN);
    if (known >= 0 && known < 1) return known;
    const draw = Math.random();
    sessionStorage.setItem(sessionKey, String(draw));
    return draw;
  } catch {
    return Math.random();
  }
};

/**
 * The adapter of session replay: reports to the endpoint of the installation which kinds of
 * pages were open, which kinds of elements were clicked or filled in, and which errors occurred. Texts, values,
 * addresses and ids are never recorded. Returns a stop function.
 * @param routeOf name of the route of a path; null for the 404 page
 */
export const startSessionReplay = (
  config: NonNullable<RuntimeConfig['sessionReplay']>,
  routeOf: (path: string) => string | null,
): (() => void) => {
  const mode = replayModeOf(config, drawOf());
  if (mode === 'off') return () => undefined;
  const startedAt = performance.now();
  let isReleased = mode === 'always';
  let events: ReplayEvent[] = [];
  let route: string | null = null;

  const record = (
    event: ReplayEvent extends infer Each ? (Each extends ReplayEvent ? Omit<Each, 'at'> : never) : never,
  ) => {
    events.push({ ...event, at: Math.round(performance.now() - startedAt) } as ReplayEvent);
    if (!isReleased && events.length > keptBack) events = events.slice(-keptBack);
  };
  const checkPage = () => {
    const now = routeOf(location.pathname) ?? 'unknown';
    if (now === route) return;
    route = now;
    record({ kind: 'page', route });
  };
  const onElement = (kind: 'press' | 'input') => (event: Event) => {
    checkPage();
    if (event.target instanceof Element) record({ kind, element: elementFacts(event.target) });
  };
  const onError = (error: unknown) => {
    checkPage();
    record({ kind: 'error', name: errorName(error) });
    isReleased = true;
  };
  const send = () => {
    if (!isReleased || events.length === 0) return;
    const body = JSON.stringify({ events });
    events = [];
    // a page that is being closed sends too; an unavailable endpoint is ignored
    void fetch(config.endpoint, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  };

  checkPage();
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('click', onElement('press'), { capture: true, passive: true, signal });
  document.addEventListener('change', onElement('input'), { capture: true, passive: true, signal });
  window.addEventListener('error', ({ error }) => onError(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason), { signal });
  window.addEventListener('pagehide', send, { signal });
  const timer = setInterval(send, sendEvery);
  return () => {
    stop.abort();
    clearInterval(timer);
  };
};
