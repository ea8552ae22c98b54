import {
  firstCalls,
  firstCallsId,
  type PageFirstCalls,
  type PageRelease,
  type ScreenOffer,
} from '@fairfront/shared-kit/platform/release';
import { inlineJson } from './inline-json';

/**
 * The lines of the page that send the first calls of its address while the scripts are on their way (SHELL-435); none where they
 * do not follow from the address. Only of this origin: the token goes nowhere else.
 */
export const firstCallsScript = (options: {
  path: string;
  search: string;
  /** Of the page, by route name. */
  screens: Record<string, ScreenOffer>;
  release: PageRelease;
  apiBase: string;
  /** The code that sends them: `start.inline` of the shell. */
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
