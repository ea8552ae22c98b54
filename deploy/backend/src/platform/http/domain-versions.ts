/** Written by the build: `shared-kit/tooling/webpack/node.mjs`. */
declare const FAIRFRONT_DOMAIN_VERSIONS: Readonly<Record<string, string>> | undefined;

/**
 * Versions of the rules that this backend is compiled with, by area, for example `{ passes: '1.4.0+3fa9c1d20b' }`;
 * empty outside of a build. Screens may run others (docs/decisions/0014).
 */
export const domainVersions: Readonly<Record<string, string>> =
  typeof FAIRFRONT_DOMAIN_VERSIONS === 'undefined' ? {} : FAIRFRONT_DOMAIN_VERSIONS;
