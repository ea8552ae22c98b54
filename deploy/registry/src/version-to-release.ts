import { gt, inc, valid } from 'semver';
import { refuse } from './registry-error';

/**
 * The version that a build is released under. Versions are semver and grow: a number that is not above all stored ones
 * would bring older code under a newer revision unnoticed.
 * @param stored versions of the package in the store, oldest first
 * @param isLocal a build whose package version has not been raised gets the next number with the mark `local`
 * @throws RegistryError
 */
export const versionToRelease = (
  name: string,
  version: string,
  stored: readonly string[],
  isLocal: boolean,
): string => {
  // build metadata has no order: two releases of one number would be one
  if (valid(version) !== version) {
    return refuse('VERSION_ORDER', `${version} of ${name} is no semver version such as 1.4.0 or 1.4.0-rc.1`);
  }
  const newest = stored.at(-1);
  if (newest === undefined || gt(version, newest)) return version;
  if (isLocal) return inc(newest, 'prerelease', 'local') ?? refuse('VERSION_ORDER', `${newest} cannot be raised`);
  if (stored.includes(version)) {
    return refuse('VERSION_EXISTS', `${name} ${version} is released already: raise the version`);
  }
  return refuse('VERSION_ORDER', `${name} ${version} is not above ${newest}, the newest stored one: versions grow`);
};
