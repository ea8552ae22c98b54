import type { ChannelRule } from './release-document';

/** A number from 0 to 99 that is permanent for a company within one package (FNV-1a). */
export const bucketOf = (packageName: string, companyId: number): number => {
  let hash = 0x811c9dc5;
  for (const character of `${packageName}:${companyId}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash % 100;
};

/**
 * The version of a package for a company: a rule that pins the company, otherwise the percentage rules in order (their
 * shares add up), otherwise the live version. Without a company always the live version: nobody gets a trial by
 * guesswork.
 */
export const versionFor = (
  packageName: string,
  release: { live: string; rules: ChannelRule[] },
  companyId: number | null,
): string => {
  if (companyId === null) return release.live;
  const pinned = release.rules.find(({ companies }) => companies?.includes(companyId));
  if (pinned) return pinned.version;
  const bucket = bucketOf(packageName, companyId);
  let upTo = 0;
  for (const { version, percent } of release.rules) {
    upTo += percent ?? 0;
    if (bucket < upTo) return version;
  }
  return release.live;
};
