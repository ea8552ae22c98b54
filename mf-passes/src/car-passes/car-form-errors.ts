import type { IssueText } from '@fairfront/shared-kit/domain/validation';
import { formTexts } from '@fairfront/shared-kit/forms/schema';
import { setIn, type FormikErrors } from 'formik';
import { carPassRules, type CarPassContext } from '@fairfront/shared-kit/domain/passes/car-pass-rules';
import { fieldsOfCarForm, type CarFormValues } from './car-form-values';

/** Error messages by form field, from the server's rules. */
export const carFormErrors = (
  values: CarFormValues,
  standId: number | null,
  context: CarPassContext,
  issueText: IssueText,
): FormikErrors<CarFormValues> =>
  Object.entries(formTexts(carPassRules(context), fieldsOfCarForm(values, standId), issueText)).reduce<
    FormikErrors<CarFormValues>
  >((errors, [place, text]) => setIn(errors, place, text) as FormikErrors<CarFormValues>, {});
