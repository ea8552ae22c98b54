import type { Static } from 'typebox';
import type { User } from '@fairfront/shared-kit/domain/identity/api';

type UserData = Static<typeof User>;

/** What a foreign page reads of its user: who he is for the wizard, and nothing to reach or to impersonate him by (CAT-259). */
export const catalogueUser = (user: UserData): UserData => ({
  ...user,
  email: '',
  phone: null,
  access: 'participant',
  can_send_notifications: false,
  quota: null,
  opens: 'catalogue',
});
