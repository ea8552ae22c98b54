import { Type } from 'typebox';
import { DataOf, Id, MessageResponse, errorResponses, routeTable } from '../../http';
import { InvitationLinkBody, InvitationPage } from './invitation.schema';
import { SecondStep } from './second-factor.schema';
import {
  ForgotPasswordBody,
  LanguageBody,
  LoginBody,
  LoginData,
  UpdatePasswordBody,
  User,
  WelcomeBody,
  WelcomeQuery,
} from './user.schema';

/** Sign-in, session, language and account set-up before the first sign-in (SHELL §4, §6). */
export const authApi = routeTable('auth', {
  'POST /auth/login': {
    summary: 'Sign in: 422 wrong_credentials or email_not_confirmed, 429 after 10 failed attempts',
    access: 'public',
    cost: 'password',
    body: LoginBody,
    responses: { 200: DataOf(LoginData), 202: DataOf(SecondStep), ...errorResponses(422, 429, 503) },
  },
  'POST /auth/sign-in-code': {
    summary: 'Exchange the one-time code of a sign-in link for a session: 422 wrong_token',
    access: 'public',
    cost: 'write',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }),
    responses: { 200: DataOf(LoginData), ...errorResponses(422, 429) },
  },
  'GET /auth/logout': {
    summary: 'Sign out: revoke the token of this call',
    responses: { 200: MessageResponse, ...errorResponses(401) },
  },
  'POST /language': {
    summary: 'Set the language of the user',
    body: LanguageBody,
    responses: { 200: MessageResponse, ...errorResponses(401, 422) },
  },
  'POST /auth/forgot-password': {
    summary: 'Request a link to set a new password; the same response for every address',
    access: 'public',
    cost: 'write',
    body: ForgotPasswordBody,
    responses: { 200: MessageResponse, ...errorResponses(422, 429) },
  },
  'POST /auth/update-password': {
    summary: 'Set a new password with the token of the e-mail: 422 wrong_token; ends all sessions',
    access: 'public',
    cost: 'password',
    body: UpdatePasswordBody,
    responses: { 200: MessageResponse, ...errorResponses(422, 429, 503) },
  },
  'GET /auth/verify-email/{id}/{hash}': {
    summary: 'Confirm an e-mail address: 422 user_not_found or wrong_code',
    access: 'public',
    cost: 'write',
    params: Type.Object({ id: Id, hash: Type.String() }),
    responses: { 200: MessageResponse, ...errorResponses(422, 429) },
  },
  'POST /invitation-links/open': {
    summary: 'Get the invitation of a link: 403 invalid_link',
    access: 'public',
    cost: 'write',
    body: InvitationLinkBody,
    responses: { 200: DataOf(InvitationPage), ...errorResponses(403, 422, 429) },
  },
  'POST /welcome/{id}': {
    summary: 'Accept an invitation: 403 invalid_link, 422 user_exists',
    access: 'public',
    cost: 'password',
    params: Type.Object({ id: Id }),
    query: WelcomeQuery,
    body: WelcomeBody,
    responses: { 201: DataOf(User), ...errorResponses(403, 409, 422, 429, 503) },
  },
});
