import type { RemoteManifest, ShellManifest } from '@fairfront/shared-kit/platform/release';

/** Milliseconds that the API has to say by which rules it decides. */
const timeout = 5000;

const isVersions = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((version) => typeof version === 'string');

const fingerprintOf = (version: string | undefined): string | undefined => version?.split('+')[1];

/**
 * Rules of builds that are not those of the running API. That is no reason to refuse (docs/decisions/0014): the API decides,
 * and a screen that is ahead or behind gets a refusal with a text; whoever releases should know it.
 * @returns one English sentence per package with other rules
 */
export const otherRules = (
  api: Readonly<Record<string, string>>,
  builds: readonly Pick<RemoteManifest | ShellManifest, 'package' | 'version' | 'domain'>[],
): string[] =>
  builds.flatMap(({ package: name, version, domain = {} }) =>
    Object.entries(domain)
      .filter(([owner, rules]) => owner in api && fingerprintOf(api[owner]) !== fingerprintOf(rules))
      .map(
        ([owner, rules]) =>
          `${name} ${version} carries the rules ${rules} of ${owner}, the API decides by ${api[owner] ?? ''}: release the backend, too`,
      ),
  );

/**
 * Asks the API (`GET /health`) by which rules it decides.
 * @param address of the backend, for example `http://127.0.0.1:3000`
 * @throws TypeError when it does not answer or says nothing of rules
 */
export const rulesOfApi = async (address: string): Promise<Record<string, string>> => {
  const answer = await fetch(new URL('/health', address), { signal: AbortSignal.timeout(timeout) });
  const body: unknown = await answer.json();
  const domain = typeof body === 'object' && body !== null && 'domain' in body ? body.domain : undefined;
  if (!isVersions(domain)) throw new TypeError(`${address} does not say by which rules it decides`);
  return domain;
};
