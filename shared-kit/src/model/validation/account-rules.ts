import { confirms, email, letters, newPassword, personName, phone, required, type Rule } from './rules';
import type { RuleSet } from './check';

/** Rules of the forms about people, by payload key: the screens judge by them in advance, the backend for good. */

const ownName: readonly Rule[] = [required, letters, ...personName];

/** PUT auth/user (ACC-003). */
export const profileRules = {
  lastname: ownName,
  name: ownName,
  middlename: [letters, ...personName],
  phone: [required, phone],
} as const satisfies RuleSet<Record<string, unknown>>;

/** A new password and its repetition (SHELL-060, SHELL-194). */
export const newPasswordRules = {
  password: [required, newPassword],
  password_confirmation: [required, confirms('password')],
} as const satisfies RuleSet<Record<string, unknown>>;

/** POST welcome/{id} (SHELL-066). */
export const welcomeRules = { ...profileRules, ...newPasswordRules };

/** POST auth/forgot-password (SHELL-056). */
export const recoveryRules = { email: [required, email] } as const satisfies RuleSet<Record<string, unknown>>;

/** Inviting a user (ACC-050, SHELL-272). */
export const invitationRules = { email: [required, email] } as const satisfies RuleSet<Record<string, unknown>>;

/** POST feedbacks (SHELL-122): a call needs the phone, a letter the e-mail; the other one may be empty. */
export const feedbackRules = (isCallback: boolean) =>
  ({
    name: [required],
    email: isCallback ? [email] : [required, email],
    phone: isCallback ? [required, phone] : [phone],
    message: [required],
  }) as const satisfies RuleSet<Record<string, unknown>>;
