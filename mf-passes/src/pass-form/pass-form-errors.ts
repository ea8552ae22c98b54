import type { IssueText } from '@fairfront/shared-kit/domain/validation';
import { formTexts } from '@fairfront/shared-kit/forms/schema';
import type { PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import { personalPassRules, type PersonalPassContext } from '@fairfront/shared-kit/domain/passes/personal-pass-rules';
import { fieldsOfForm, formNames, type PassFormValues } from './pass-form-values';

/** Error messages by form field, from the server's rules. */
export const passFormErrors = (
  type: PersonalPassType,
  values: PassFormValues,
  context: PersonalPassContext,
  issueText: IssueText,
): Partial<Record<keyof PassFormValues, string>> =>
  Object.fromEntries(
    Object.entries(formTexts(personalPassRules(type, context), fieldsOfForm(type, values), issueText)).map(
      ([payload, text]) => [formNames[payload] ?? payload, text],
    ),
  );
