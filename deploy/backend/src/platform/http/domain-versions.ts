/** Written by the build: `shared-kit/tooling/webpack/node.mjs`. */
declare const FAIRFRONT_DOMAIN_VERSIONS: Readonly<Record<string, string>> | undefined;

/**
 * Versions of the rules compiled into this backend, by area, for example `{ passes: '1.4.0+3fa9c1d20b' }`; empty
 * outside a build. Screens may have others (docs/decisions/0014).
 */
export const domainVersions: Readonly<Record<string, string>> =
  typeof FAIRFRONT_DOMAIN_VERSIONS === 'undefined' ? {} : FAIRFRONT_DOMAIN_VERSIONS;
