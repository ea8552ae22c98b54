/** Written by the build: `shared-kit/tooling/webpack/shell.mjs`. */
declare const FAIRFRONT_SHARED_VERSIONS: Readonly<Record<string, string>> | undefined;

/** Versions of the modules that the shell shares, by import name. Empty in tests. */
export const sharedVersions: Readonly<Record<string, string>> =
  typeof FAIRFRONT_SHARED_VERSIONS === 'undefined' ? {} : FAIRFRONT_SHARED_VERSIONS;
