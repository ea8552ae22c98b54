import { localized } from '../../common';
import { Type } from 'typebox';
import { Day, Id, Instant, Nullable } from '../../http';
import { Passkey, SignedChallenge } from './passkey.schema';

const Code = Type.String({ maxLength: 40 });

export const SecondFactor = Type.Object(
  {
    since: Nullable(Instant({ description: 'Since when sign-in requires it; null while it is off' })),
    is_proved: Type.Boolean({ description: 'Whether it can be changed now without password or code' }),
    app: Nullable(Type.Object({ confirmed_at: Instant() })),
    passkeys: Type.Array(Passkey),
    recovery_codes: Type.Object({ left: Type.Integer(), total: Type.Integer() }),
    demands: Type.Array(
      Type.Object({
        exhibition_id: Id,
        ...localized('title', () => Type.String()),
        timezone: Type.String(),
        second_factor_from: Day(),
        participations: Type.Array(Id, { description: 'What the user cannot open without it' }),
      }),
      {
        description: 'Exhibitions that require one from the user as an administrator, earliest first',
      },
    ),
  },
  { title: 'SecondFactor', description: 'How the user confirms a sign-in' },
);

export const NewCodeApp = Type.Object(
  {
    secret: Type.String({ description: 'base32, for manual entry' }),
    address: Type.String({ description: 'otpauth://, the content of the QR code' }),
    qr: Type.Object({ size: Type.Integer(), path: Type.String({ description: 'Path of an SVG of this view box' }) }),
  },
  { title: 'NewCodeApp', description: 'A secret that becomes active with its first code' },
);

export const SecondStep = Type.Object(
  {
    ticket: Type.String(),
    has_app: Type.Boolean(),
    has_passkeys: Type.Boolean(),
    has_recovery_codes: Type.Boolean(),
  },
  { title: 'SecondStep', description: 'The password was correct; the sign-in waits for the second factor' },
);

export const SecondStepBody = Type.Object({
  ticket: Type.String({ maxLength: 100 }),
  code: Type.Optional(Code),
  recovery_code: Type.Optional(Code),
  passkey: Type.Optional(SignedChallenge),
});

export const ProofBody = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 1000 })),
  code: Type.Optional(Code),
});

export const CodeBody = Type.Object({ code: Code });
