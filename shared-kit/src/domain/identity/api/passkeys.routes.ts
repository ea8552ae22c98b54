import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { NewPasskeyBody, PasskeyCreation, PasskeyNameBody, PasskeyRequest } from './passkey.schema';
import { SecondFactor } from './second-factor.schema';

const params = Type.Object({ passkeyId: Id });

/** Passkeys of the caller, and the options for signing in with one. */
export const passkeysApi = routeTable('auth', {
  'POST /auth/login/second-step/passkey': {
    summary: 'Get a passkey challenge; its response goes to second-step: 422 step_expired, no_passkey',
    access: 'public',
    cost: 'write',
    body: Type.Object({ ticket: Type.String({ maxLength: 100 }) }),
    responses: { 200: DataOf(PasskeyRequest), ...errorResponses(422, 429) },
  },
  'POST /auth/second-factor/passkeys/challenge': {
    summary: 'Get the options for creating a passkey: 403 proof_required, 422 too_many_passkeys',
    responses: { 200: DataOf(PasskeyCreation), ...errorResponses(401, 403, 422) },
  },
  'POST /auth/second-factor/passkeys': {
    summary: 'Add a passkey created by a browser: 403 proof_required, 422 on name, wrong_passkey',
    body: NewPasskeyBody,
    responses: { 200: DataOf(SecondFactor), ...errorResponses(401, 403, 422, 429) },
  },
  'PATCH /auth/second-factor/passkeys/{passkeyId}': {
    summary: 'Rename a passkey: 403 proof_required, 422 on name',
    params,
    body: PasskeyNameBody,
    responses: { 200: DataOf(SecondFactor), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /auth/second-factor/passkeys/{passkeyId}': {
    summary: 'Remove a passkey; removing the last method turns the second factor off: 403 proof_required',
    params,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
