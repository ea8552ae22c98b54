import { Type } from 'typebox';
import { DataOf, MessageResponse, errorResponses, routeTable } from '../../http';
import { CodeBody, NewCodeApp, ProofBody, SecondFactor, SecondStepBody } from './second-factor.schema';
import { LoginData } from './user.schema';

/** The second factor of the caller, and the second step of a sign-in. */
export const secondFactorApi = routeTable('auth', {
  'POST /auth/login/second-step': {
    summary: 'Confirm a sign-in: 422 on code, recovery_code or passkey, step_expired; 429 after 10 attempts',
    access: 'public',
    cost: 'write',
    body: SecondStepBody,
    responses: { 200: DataOf(LoginData), ...errorResponses(422, 429) },
  },
  'POST /auth/proof': {
    summary: "Prove the user's identity by password or code; valid for ten minutes",
    body: ProofBody,
    responses: { 200: MessageResponse, ...errorResponses(401, 422, 429, 503) },
  },
  'GET /auth/second-factor': {
    summary: 'Get how the caller confirms a sign-in',
    responses: { 200: DataOf(SecondFactor), ...errorResponses(401) },
  },
  'POST /auth/second-factor/app': {
    summary: 'Create a secret for an app, active after its first code: 403 proof_required',
    responses: { 200: DataOf(NewCodeApp), ...errorResponses(401, 403, 422) },
  },
  'POST /auth/second-factor/app/check': {
    summary: 'Activate the new app by its first code: 403 proof_required, 422 on code',
    body: CodeBody,
    responses: { 200: DataOf(SecondFactor), ...errorResponses(401, 403, 422, 429) },
  },
  'POST /auth/second-factor/recovery-codes': {
    summary: 'Create new recovery codes, returned once; the previous ones are revoked: 403 proof_required',
    responses: { 200: DataOf(Type.Object({ codes: Type.Array(Type.String()) })), ...errorResponses(401, 403, 422) },
  },
  'POST /auth/second-factor/on': {
    summary: 'Require the second factor at sign-in from now on: 403 proof_required',
    responses: { 200: DataOf(SecondFactor), ...errorResponses(401, 403, 422) },
  },
  'DELETE /auth/second-factor': {
    summary: 'Turn off the second factor and delete all its methods: 403 proof_required',
    responses: { 204: Type.Null(), ...errorResponses(401, 403) },
  },
});
