import { confirms, email, letters, newPassword, personName, phone, required, text } from '../validation';

/** Forms about people, by payload key: the screens check by these fields in advance, the backend for good. */
const ownName = text(required, letters, ...personName);

/** PUT auth/user. */
export const personFields = {
  lastname: ownName,
  name: ownName,
  middlename: text(letters, ...personName),
  phone: text(required, phone),
};

/** A new password and its repetition. */
export const newPasswordFields = {
  password: text(required, newPassword),
  password_confirmation: text(required, confirms('password')),
};

/** POST welcome/{id}. */
export const welcomeFields = { ...personFields, ...newPasswordFields };

/** POST auth/forgot-password. */
export const recoveryFields = { email: text(required, email) };

/** Inviting a user. */
export const invitationFields = { email: text(required, email) };

/** Signing in where the address is known already. */
export const passwordFields = { password: text(required) };

/** POST auth/login. */
export const signInFields = { email: text(required), password: text(required) };

const called = { name: text(required), message: text(required) };

/** POST feedbacks: a call needs the phone, a message the e-mail; the other one may be empty. */
export const callbackFields = { ...called, phone: text(required, phone) };
export const messageFields = { ...called, email: text(required, email) };
/** Fields that the form hides are checked by the server. */
export const callbackBodyFields = { ...callbackFields, email: text(email) };
export const messageBodyFields = { ...messageFields, phone: text(phone) };
