import type { IssueText } from '@fairfront/shared-kit/model/validation';
import { ruleTexts } from '@fairfront/shared-kit/model/validation-yup';
import type { PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import { personalPassSchema, type PersonalPassContext } from '@fairfront/shared-kit/domain/passes/personal-pass-schema';
import { fieldsOfForm, formNames, type PassFormValues } from './pass-form-values';

/** Messages by form name, by the schema of the server (PASS-080 to PASS-091). */
export const passFormErrors = (
  type: PersonalPassType,
  values: PassFormValues,
  context: PersonalPassContext,
  issueText: IssueText,
): Partial<Record<keyof PassFormValues, string>> =>
  Object.fromEntries(
    Object.entries(ruleTexts(personalPassSchema(type, context), fieldsOfForm(type, values), issueText)).map(
      ([payload, text]) => [formNames[payload] ?? payload, text],
    ),
  );
