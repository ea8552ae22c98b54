import type { Static } from 'typebox';
import type { User } from '@fairfront/shared-kit/domain/identity/api';

type UserData = Static<typeof User>;

/**
 * The user data for an embedding site: what the wizard needs, but nothing to contact or impersonate the user.
 */
export const catalogueUser = (user: UserData): UserData => ({
  ...user,
  email: '',
  phone: null,
  access: 'participant',
  can_send_notifications: false,
  quota: null,
  opens: 'catalogue',
});
