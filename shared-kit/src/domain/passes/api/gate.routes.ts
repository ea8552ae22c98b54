import { Type, type Static } from 'typebox';
import { localized } from '../../common';
import { BatchError, BatchOf, DataOf, Day, Id, Instant, Nullable, errorResponses, routeTable } from '../../http';
import { gateStates, gateVerdicts } from '../gate-check';
import { passKinds } from '../pass';

const params = Type.Object({ exhibitionId: Id });

/** The most entries that one read returns. */
export const gateEntriesLimit = 5000;

const GateDays = Type.Array(Type.Object({ from: Day(), to: Day() }), {
  description: 'The days on which the pass opens the gate, both ends included',
});

export const PassAtGate = Type.Object(
  {
    kind: Type.Enum(['personal', 'car']),
    id: Id,
    pass_kind: Type.Enum([...passKinds]),
    title: Type.String({ description: 'Surname and names, or the numbers of vehicle and trailer' }),
    ...localized('company', () => Type.String()),
    stands: Type.Array(Type.String()),
    days: GateDays,
    comment: Nullable(Type.String({ description: 'The reason of a rejection' })),
  },
  { title: 'PassAtGate', description: 'What a gate shows of a pass' },
);
export type PassAtGate = Static<typeof PassAtGate>;

const Passage = Type.Object({
  id: Type.String({ format: 'uuid', description: 'Made by the gate; a repeat with the same id stores nothing again' }),
  code: Type.String({ minLength: 1, maxLength: 200, description: 'The content of the code, or the typed number' }),
  admitted: Type.Optional(
    Type.Boolean({
      description: 'The gate lets or has let them in, whatever the answer; otherwise only a valid pass is an entry',
    }),
  ),
  entered_at: Type.Optional(
    Instant({ description: 'When they went in, if that was without a network; default and latest is now' }),
  ),
});
export type Passage = Static<typeof Passage>;

export const PassageResult = Type.Object(
  {
    id: Type.String(),
    verdict: Type.Enum([...gateVerdicts]),
    is_stored: Type.Boolean({ description: 'The entry is in the log' }),
    is_changed: Type.Boolean({ description: 'It was stored by this call' }),
    pass: Nullable(PassAtGate),
    entered_before_at: Nullable(Instant({ description: 'The last entry before this one' })),
    error: Nullable(BatchError),
  },
  { title: 'PassageResult', description: 'What the check of a pass says' },
);
export type PassageResult = Static<typeof PassageResult>;

export const GateEntry = Type.Object(
  {
    id: Type.String(),
    code_hash: Type.String({ description: 'As in the list of passes' }),
    entered_at: Instant(),
    stored_at: Instant(),
  },
  { title: 'GateEntry', description: 'An entry of any gate' },
);
export type GateEntry = Static<typeof GateEntry>;

/** The content of the signed list of passes, which a gate checks against without a network. */
export const GateList = Type.Object(
  {
    exhibition_id: Id,
    timezone: Type.String(),
    iat: Type.Integer({ description: 'When it was signed, seconds since the epoch' }),
    groups: Type.Array(
      Type.Object({
        pass_kind: Type.Enum([...passKinds]),
        state: Type.Enum([...gateStates]),
        days: GateDays,
        codes: Type.Array(Type.String({ description: 'The first 12 bytes of the SHA-256 of the code, base64url' })),
      }),
    ),
  },
  { title: 'GateList', description: 'The passes of an exhibition by what a gate has to know; no names, no codes' },
);
export type GateList = Static<typeof GateList>;

const PublicKey = Type.Object(
  {
    kty: Type.String(),
    crv: Type.String(),
    x: Type.String(),
    y: Type.String(),
    kid: Type.String(),
    alg: Type.String(),
    use: Type.String(),
  },
  { title: 'PublicKey', description: 'A JSON Web Key (RFC 7517)' },
);

/** The check of passes at the gates of an exhibition. */
export const gateApi = routeTable('organizer', {
  'POST /organizer/exhibitions/{exhibitionId}/pass-entries': {
    summary:
      'Check passes at the gate and store the entries, each by itself: entry_id_taken; of two gates the second one sees the entry of the first',
    access: 'manager',
    scope: 'passes',
    params,
    body: BatchOf(Passage),
    responses: { 200: DataOf(Type.Array(PassageResult)), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/pass-entries': {
    summary: `List the entries of all gates in the sequence in which they were stored, up to ${gateEntriesLimit}`,
    access: 'manager',
    scope: 'passes',
    params,
    query: Type.Object({
      cursor: Type.Optional(Instant({ description: '`next_cursor` of the answer before; without it the list begins' })),
    }),
    responses: {
      200: Type.Object({
        data: Type.Array(GateEntry),
        meta: Type.Object({
          next_cursor: Instant({ description: 'Where the next call goes on; some rows may come again' }),
          is_complete: Type.Boolean({ description: 'False: there are more rows now' }),
        }),
      }),
      ...errorResponses(401, 403, 404, 422),
    },
  },
  'GET /organizer/exhibitions/{exhibitionId}/pass-list': {
    summary: 'Get the signed list of passes (JWS with ES256 around a GateList); its ETag changes with its content',
    access: 'manager',
    scope: 'passes',
    params,
    responses: {
      200: DataOf(Type.Object({ jws: Type.String() })),
      304: Type.Null({ description: 'The caller already has this list (If-None-Match)' }),
      ...errorResponses(401, 403, 404),
    },
  },
  'GET /organizer/pass-list-keys': {
    summary: 'Get the public keys with which lists of passes are signed (a JSON Web Key Set)',
    access: 'manager',
    scope: 'passes',
    exhibitions: 'none',
    responses: { 200: DataOf(Type.Object({ keys: Type.Array(PublicKey) })), ...errorResponses(401, 403) },
  },
});
