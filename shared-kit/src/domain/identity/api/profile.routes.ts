import { DataOf, MessageResponse, errorResponses, routeTable } from '../../http';
import { ChangePasswordBody, EmailNotificationsBody, ProfileBody, User } from './user.schema';

/** The own profile of the caller: who he is, his password, whether e-mails come (ACC-001 to ACC-012). */
export const profileApi = routeTable('auth', {
  'GET /auth/user': {
    summary: 'The signed-in user (SHELL-162)',
    responses: { 200: DataOf(User), ...errorResponses(401) },
  },
  'PUT /auth/user': {
    summary: 'Change the own profile (ACC-001 to ACC-004)',
    body: ProfileBody,
    responses: { 200: DataOf(User), ...errorResponses(401, 422) },
  },
  'PUT /auth/user/change-password': {
    summary:
      'Change the own password: 422 on old_password when it is wrong, 429 after 10 wrong ones; ends the other sessions (ACC-007 to ACC-010)',
    body: ChangePasswordBody,
    responses: { 200: MessageResponse, ...errorResponses(401, 422, 429, 503) },
  },
  'PUT /auth/user/email-notifications': {
    summary: 'Whether notifications come by mail, too (ACC-011, ACC-012)',
    body: EmailNotificationsBody,
    responses: { 200: DataOf(User), ...errorResponses(401, 422) },
  },
});
