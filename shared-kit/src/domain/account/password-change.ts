import { confirms, newPassword, required } from '../../model/validation';
import { field } from '../../model/validation-yup';
import { object, type AnyObjectSchema } from 'yup';

/** PUT auth/user/change-password (ACC-008): the length of the old password is nobody's business, only whether it is right. */
export const passwordChangeSchema: AnyObjectSchema = object({
  old_password: field(required),
  new_password: field(required, newPassword),
  new_password_confirmation: field(required, confirms('new_password')),
});
