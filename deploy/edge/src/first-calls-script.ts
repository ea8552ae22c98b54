import {
  firstCalls,
  firstCallsId,
  type PageFirstCalls,
  type PageRelease,
  type ScreenOffer,
} from '@fairfront/shared-kit/platform/release';
import { inlineJson } from './inline-json';

/**
 * Inline script of the page that sends the first API calls of an address while the scripts are loading. Empty if the
 * calls do not follow from the address. It only calls its own origin, so the token never leaves it.
 */
export const firstCallsScript = (options: {
  path: string;
  search: string;
  /** Screens of the page by route name. */
  screens: Record<string, ScreenOffer>;
  release: PageRelease;
  apiBase: string;
  /** Code that sends the calls: `start.inline` of the shell. */
  code: string;
  nonce: string;
}): string[] => {
  const { path, search, screens, release, apiBase, code, nonce } = options;
  const addresses = firstCalls(path, search, screens, release);
  if (addresses.length === 0 || !/^\/(?!\/)/.test(apiBase)) return [];
  const calls: PageFirstCalls = { base: apiBase, addresses };
  return [
    `<script type="application/json" id="${firstCallsId}" nonce="${nonce}">${inlineJson(calls)}</script>`,
    `<script nonce="${nonce}">${code}</script>`,
  ];
};
