import { confirms, newPassword, required, type RuleSet } from '@fairfront/shared-kit/model/validation';

/** PUT auth/user/change-password (ACC-008): the length of the old password is nobody's business, only whether it is right. */
export const passwordChangeRules = {
  old_password: [required],
  new_password: [required, newPassword],
  new_password_confirmation: [required, confirms('new_password')],
} as const satisfies RuleSet<Record<string, unknown>>;
