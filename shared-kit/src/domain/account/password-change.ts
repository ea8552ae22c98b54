import { confirms, newPassword, required, text } from '../validation';

/** PUT auth/user/change-password: the old password is checked for correctness only, not for its length. */
export const passwordChangeFields = {
  old_password: text(required),
  new_password: text(required, newPassword),
  new_password_confirmation: text(required, confirms('new_password')),
};
