import { gt, inc, valid } from 'semver';
import { refuse } from './registry-error';

/**
 * Determines the version that a build is released under. Versions are semver and must increase: a number that is not
 * above all stored ones would release older code unnoticed.
 * @param stored versions of the package in the store, oldest first
 * @param isLocal whether the package version was not raised; the build then gets the next number with the suffix
 * `local`
 * @throws RegistryError
 */
export const versionToRelease = (
  name: string,
  version: string,
  stored: readonly string[],
  isLocal: boolean,
): string => {
  // build metadata has no order, so two releases could have the same precedence
  if (valid(version) !== version) {
    return refuse('VERSION_ORDER', `${version} of ${name} is not a semver version such as 1.4.0 or 1.4.0-rc.1`);
  }
  const newest = stored.at(-1);
  if (newest === undefined || gt(version, newest)) return version;
  if (isLocal) return inc(newest, 'prerelease', 'local') ?? refuse('VERSION_ORDER', `${newest} cannot be raised`);
  if (stored.includes(version)) {
    return refuse('VERSION_EXISTS', `${name} ${version} is already released: raise the version`);
  }
  return refuse('VERSION_ORDER', `${name} ${version} is not above ${newest}, the newest stored version`);
};
