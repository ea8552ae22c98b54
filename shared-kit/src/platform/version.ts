/**
 * Version of the contract between shell and remotes: semver of the exports of this folder. A remote is built against a
 * range of it (`contract` in the release document); the registry rejects a release whose range does not include the
 * version of the live shell.
 */
export const contractVersion = '8.4.0';
