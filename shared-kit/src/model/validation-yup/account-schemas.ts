import { object, type AnyObjectSchema } from 'yup';
import { confirms, email, letters, newPassword, personName, phone, required, type Rule } from '../validation';
import { field } from './field';

/** Forms about people, by payload key: the screens judge by these schemas in advance, the backend for good. */
const ownName: readonly Rule[] = [required, letters, ...personName];

/** PUT auth/user (ACC-003). */
export const profileSchema: AnyObjectSchema = object({
  lastname: field(...ownName),
  name: field(...ownName),
  middlename: field(letters, ...personName),
  phone: field(required, phone),
});

/** A new password and its repetition (SHELL-060, SHELL-194). */
export const newPasswordSchema: AnyObjectSchema = object({
  password: field(required, newPassword),
  password_confirmation: field(required, confirms('password')),
});

/** POST welcome/{id} (SHELL-066). */
export const welcomeSchema: AnyObjectSchema = object({ ...profileSchema.fields, ...newPasswordSchema.fields });

/** POST auth/forgot-password (SHELL-056). */
export const recoverySchema: AnyObjectSchema = object({ email: field(required, email) });

/** Inviting a user (ACC-050, SHELL-272). */
export const invitationSchema: AnyObjectSchema = object({ email: field(required, email) });

/** Signing in where the address is known already (SHELL-382). */
export const passwordSchema: AnyObjectSchema = object({ password: field(required) });

/** POST auth/login (SHELL-047). */
export const signInSchema: AnyObjectSchema = object({ email: field(required), password: field(required) });

/** POST feedbacks (SHELL-122): a call needs the phone, a message the e-mail; the other one may be empty. */
export const feedbackSchema = (isCallback: boolean): AnyObjectSchema =>
  object({
    name: field(required),
    email: isCallback ? field(email) : field(required, email),
    phone: isCallback ? field(required, phone) : field(phone),
    message: field(required),
  });
