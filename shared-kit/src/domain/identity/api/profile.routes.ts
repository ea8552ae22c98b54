import { DataOf, MessageResponse, errorResponses, routeTable } from '../../http';
import { ChangePasswordBody, EmailNotificationsBody, ProfileBody, User } from './user.schema';

/** The caller's profile, password and e-mail preference. */
export const profileApi = routeTable('auth', {
  'GET /auth/user': {
    summary: 'Get the signed-in user',
    responses: { 200: DataOf(User), ...errorResponses(401) },
  },
  'PUT /auth/user': {
    summary: "Update the caller's profile",
    body: ProfileBody,
    responses: { 200: DataOf(User), ...errorResponses(401, 422) },
  },
  'PUT /auth/user/change-password': {
    summary:
      "Change the caller's password: 422 on old_password if it is wrong, 429 after 10 wrong ones; ends the other sessions",
    body: ChangePasswordBody,
    responses: { 200: MessageResponse, ...errorResponses(401, 422, 429, 503) },
  },
  'PUT /auth/user/email-notifications': {
    summary: 'Set whether notifications are also sent by e-mail',
    body: EmailNotificationsBody,
    responses: { 200: DataOf(User), ...errorResponses(401, 422) },
  },
});
