import { confirms, newPassword, required, text } from '../validation';

/** PUT auth/user/change-password: the length of the old password is nobody's business, only whether it is right. */
export const passwordChangeFields = {
  old_password: text(required),
  new_password: text(required, newPassword),
  new_password_confirmation: text(required, confirms('new_password')),
};
