import type { ApiError } from '@fairfront/shared-kit/api';
import type { QueryClient } from '@fairfront/shared-kit/platform';
import { waitForService } from './wait-for-service';
import styles from './service-away.module.css';

/** What says that nothing is wrong but the service is away for a moment (SHELL-290, SHELL-295). */
const awayCodes = ['service_unavailable', 'database_unavailable'];

let isAway = false;

/** One line over the page; returns the way to take it away. The region is there before its text, so that it is read out. */
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
  /** What the line says. */
  text: string;
  /** Whether the API answers now. */
  ask: () => Promise<boolean>;
}

/** Says that the service is away, waits for it, and loads what has failed anew (SHELL-295). */
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
