import { Type } from 'typebox';
import { Id, Instant, Nullable } from '../../http';

/** Bytes in base64url, as browsers send them. */
const Bytes = Type.String({ maxLength: 20_000, pattern: '^[\\w-]*$' });
const CredentialId = Type.String({ minLength: 1, maxLength: 1400, pattern: '^[\\w-]+$' });
const Transports = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 });

const Descriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal('public-key'),
  transports: Type.Optional(Type.Array(Type.String())),
});
const Verification = Type.Enum(['required', 'preferred', 'discouraged']);

export const PasskeyCreation = Type.Object(
  {
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    challenge: Type.String(),
    pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') })),
    timeout: Type.Integer(),
    excludeCredentials: Type.Array(Descriptor),
    authenticatorSelection: Type.Object({ residentKey: Verification, userVerification: Verification }),
    attestation: Type.Literal('none'),
  },
  { title: 'PasskeyCreation', description: 'For navigator.credentials.create, bytes in base64url' },
);

export const PasskeyRequest = Type.Object(
  {
    rpId: Type.String(),
    challenge: Type.String(),
    timeout: Type.Integer(),
    allowCredentials: Type.Array(Descriptor),
    userVerification: Verification,
  },
  { title: 'PasskeyRequest', description: 'For navigator.credentials.get, bytes in base64url' },
);

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
};

/** Extension results are ignored: none are requested. */
export const noExtensions = { clientExtensionResults: {} };

/** The result of navigator.credentials.create. */
const NewCredential = Type.Object({
  ...credential,
  response: Type.Object({ clientDataJSON: Bytes, attestationObject: Bytes, transports: Type.Optional(Transports) }),
});

/** The result of navigator.credentials.get. */
export const SignedChallenge = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Bytes),
  }),
});

const Name = Type.String({ maxLength: 60 });

export const NewPasskeyBody = Type.Object({ name: Name, credential: NewCredential });

export const PasskeyNameBody = Type.Object({ name: Name });

export const Passkey = Type.Object(
  { id: Id, name: Type.String(), added_at: Instant(), last_used_at: Nullable(Instant()) },
  { title: 'Passkey', description: 'A passkey of the user' },
);
