import type { ApiError } from '@fairfront/shared-kit/api';
import type { QueryClient } from '@fairfront/shared-kit/platform';
import { waitForService } from './wait-for-service';
import styles from './service-away.module.css';

/** Error codes of a temporarily unavailable service. */
const awayCodes = ['service_unavailable', 'database_unavailable'];

let isAway = false;

/**
 * Shows one line over the page; returns a function that removes it. The live region exists before its text, so that it
 * is announced.
 */
const showLine = (text: string): (() => void) => {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = styles.place ?? '';
  document.body.append(region);
  setTimeout(() => {
    const line = document.createElement('p');
    line.className = styles.line ?? '';
    line.textContent = text;
    region.append(line);
  });
  return () => region.remove();
};

export interface ServiceAwayOptions {
  queryClient: QueryClient;
  /** Text of the line. */
  text: string;
  /** Whether the API responds now. */
  ask: () => Promise<boolean>;
}

/** Shows that the service is unavailable, waits for it, and reloads what has failed. */
export const followServiceAway = (
  { queryClient, text, ask }: ServiceAwayOptions,
  { code, retryAfter }: ApiError,
): void => {
  if (isAway || !awayCodes.includes(code ?? '')) return;
  isAway = true;
  const removeLine = showLine(text);
  void waitForService(ask, retryAfter)
    .finally(() => {
      isAway = false;
      removeLine();
    })
    .then(() => queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' }));
};

export { asksApi } from './wait-for-service';
