import type { RemoteManifest, ShellManifest } from '@fairfront/shared-kit/platform/release';

/** Milliseconds for the API to report its rule versions. */
const timeout = 5000;

const isVersions = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((version) => typeof version === 'string');

const fingerprintOf = (version: string | undefined): string | undefined => version?.split('+')[1];

/**
 * Compares the rule versions of builds with those of the running API. A difference is a warning and no reason to refuse
 * (docs/decisions/0014): the API decides, and an older or newer screen gets a refusal with a text.
 * @returns one English sentence per package with different rules
 */
export const differentRules = (
  api: Readonly<Record<string, string>>,
  builds: readonly Pick<RemoteManifest | ShellManifest, 'package' | 'version' | 'domain'>[],
): string[] =>
  builds.flatMap(({ package: name, version, domain = {} }) =>
    Object.entries(domain)
      .filter(([owner, rules]) => owner in api && fingerprintOf(api[owner]) !== fingerprintOf(rules))
      .map(
        ([owner, rules]) =>
          `${name} ${version} uses the rules ${rules} of ${owner}, the API uses ${api[owner] ?? ''}: release the backend too`,
      ),
  );

/**
 * Asks the API (`GET /health`) for its rule versions.
 * @param address of the backend, for example `http://127.0.0.1:3000`
 * @throws TypeError when it does not respond or reports no rule versions
 */
export const fetchApiRules = async (address: string): Promise<Record<string, string>> => {
  const answer = await fetch(new URL('/health', address), { signal: AbortSignal.timeout(timeout) });
  const body: unknown = await answer.json();
  const domain = typeof body === 'object' && body !== null && 'domain' in body ? body.domain : undefined;
  if (!isVersions(domain)) throw new TypeError(`${address} does not report its rule versions`);
  return domain;
};
