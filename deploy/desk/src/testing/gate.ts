import { failWith, type FakeApi } from '@fairfront/shared-kit/testing';
import type { GateList, PassAtGate, Passage, PassageResult } from '@fairfront/shared-kit/domain/passes/api';
import { hashOf } from '../venue/gate-list';
import { deskApi } from './queue';

/** A day of installation. */
export const gateNow = '2026-05-15T07:42:00.000Z';

/** Codes of the passes in the list of `gateApi`. */
export const codes = {
  valid: 'C7MX0Q4K2VWH9T',
  revoked: 'REV0KED0000000',
  car: 'CAR00000000000',
  waiting: 'WA1T1NG0000000',
};

const days = [{ from: '2026-05-14', to: '2026-05-23' }];

/** What a gate shows of a pass. */
export const buildPassAtGate = (changes: Partial<PassAtGate> = {}): PassAtGate => ({
  ...{ kind: 'personal', id: 1, pass_kind: 'participant', title: 'Соколова Ирина Павловна' },
  ...{ company_rus: 'ООО «Северная механика»', company_eng: 'Severnaya Mekhanika LLC' },
  ...{ stands: ['24C10'], days, comment: null },
  ...changes,
});

/** The answer to a check: valid and stored. */
const buildResult = (changes: Partial<PassageResult> = {}): PassageResult => ({
  ...{ id: '', verdict: 'valid', is_stored: true, is_changed: true },
  ...{ pass: buildPassAtGate(), entered_before_at: null, error: null },
  ...changes,
});

/** Also for Storybook, whose browsers have no Buffer. */
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A list with one pass of each state, signed by a key of its own. */
export const signedList = async (exhibitionId = 1) => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const group = async (pass_kind: 'participant' | 'car', state: 'accepted' | 'waiting' | 'revoked', code: string) => ({
    ...{ pass_kind, state, days, codes: [await hashOf(code)] },
  });
  const list: GateList = {
    ...{ exhibition_id: exhibitionId, timezone: 'Europe/Moscow', iat: Date.parse(gateNow) / 1000 },
    groups: [
      await group('participant', 'accepted', codes.valid),
      await group('participant', 'revoked', codes.revoked),
      await group('participant', 'waiting', codes.waiting),
      await group('car', 'accepted', codes.car),
    ],
  };
  const part = (value: object) => base64url(new TextEncoder().encode(JSON.stringify(value)));
  const head = `${part({ alg: 'ES256', kid: 'gate' })}.${part(list)}`;
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    new TextEncoder().encode(head),
  );
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return {
    jws: `${head}.${base64url(new Uint8Array(signature))}`,
    keys: [{ kty: 'EC', crv: 'P-256', x, y, kid: 'gate', alg: 'ES256', use: 'sig' }],
  };
};

const entries = '/organizer/exhibitions/{exhibitionId}/pass-entries';

/** An API with a list of passes, which answers checks by `answer`; null is an outage. */
export const gateApi = (
  answer: (passage: Passage) => Partial<PassageResult> | null = () => ({}),
  roles: Parameters<typeof deskApi>[1] = [{ role: 'pass-bureau', exhibition_id: 1 }],
): FakeApi => {
  const list = signedList();
  return deskApi([], roles)
    .on('get', '/organizer/exhibitions/{exhibitionId}/pass-list', async () => ({ data: { jws: (await list).jws } }))
    .on('get', '/organizer/pass-list-keys', async () => ({ data: { keys: (await list).keys } }))
    .on('get', entries, { data: [], meta: { next_cursor: gateNow, is_complete: true } })
    .on('post', entries, ({ body }) => {
      const results = body.items.map((item) => ({ item, result: answer(item) }));
      if (results.some(({ result }) => result === null)) return failWith(503);
      return { data: results.map(({ item, result }) => buildResult({ id: item.id, ...result })) };
    });
};
