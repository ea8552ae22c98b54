import type { ChannelRule } from './release-document';

/** A number from 0 to 99 that a company keeps for ever within one package (FNV-1a). */
export const bucketOf = (packageName: string, companyId: number): number => {
  let hash = 0x811c9dc5;
  for (const character of `${packageName}:${companyId}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash % 100;
};

/**
 * The version of a package for a company: a rule that pins the company, else the percentage rules in their order (their
 * shares add up), else the live version. Without a company only the live version: nobody is guessed into a trial.
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
