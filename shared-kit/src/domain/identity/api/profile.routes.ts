import { DataOf, MessageResponse, errorResponses, routeTable } from '../../http';
import { ChangePasswordBody, EmailNotificationsBody, ProfileBody, User } from './user.schema';

/** The caller's profile, password and e-mail preference (ACC-001 to ACC-012). */
export const profileApi = routeTable('auth', {
  'GET /auth/user': {
    summary: 'Get the signed-in user (SHELL-162)',
    responses: { 200: DataOf(User), ...errorResponses(401) },
  },
  'PUT /auth/user': {
    summary: "Update the caller's profile (ACC-001 to ACC-004)",
    body: ProfileBody,
    responses: { 200: DataOf(User), ...errorResponses(401, 422) },
  },
  'PUT /auth/user/change-password': {
    summary:
      "Change the caller's password: 422 on old_password if it is wrong, 429 after 10 wrong ones; ends the other sessions (ACC-007 to ACC-010)",
    body: ChangePasswordBody,
    responses: { 200: MessageResponse, ...errorResponses(401, 422, 429, 503) },
  },
  'PUT /auth/user/email-notifications': {
    summary: 'Set whether notifications are also sent by e-mail (ACC-011, ACC-012)',
    body: EmailNotificationsBody,
    responses: { 200: DataOf(User), ...errorResponses(401, 422) },
  },
});
