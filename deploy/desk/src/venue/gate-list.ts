import { gateHashBytes, type KnownPass } from '@fairfront/shared-kit/domain/passes';
import type { GateList } from '@fairfront/shared-kit/domain/passes/api';
import type { GateKeys } from '../api/gate';

/** A list of passes whose signature was right, ready for look-ups. */
export interface CheckedList {
  timezone: string;
  count: number;
  /** The pass whose code has this hash. */
  find: (hash: string) => KnownPass | null;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The name of a code in lists and entries. */
export const hashOf = async (code: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return base64url(new Uint8Array(digest).subarray(0, gateHashBytes));
};

/**
 * Reads a signed list.
 * @throws Error if the signature is not that of one of the keys, or the list is that of another exhibition
 */
export const readGateList = async (jws: string, keys: GateKeys, exhibitionId: number): Promise<CheckedList> => {
  const { compactVerify, createLocalJWKSet } = await import(/* webpackChunkName: "signature" */ 'jose');
  const { payload } = await compactVerify(jws, createLocalJWKSet({ keys }), { algorithms: ['ES256'] });
  const list = JSON.parse(new TextDecoder().decode(payload)) as GateList;
  if (list.exhibition_id !== exhibitionId) throw new Error('The list is that of another exhibition');
  const passes = new Map<string, KnownPass>();
  for (const { pass_kind: kind, state, days, codes } of list.groups)
    for (const code of codes) passes.set(code, { kind, state, days });
  return { timezone: list.timezone, count: passes.size, find: (hash) => passes.get(hash) ?? null };
};
