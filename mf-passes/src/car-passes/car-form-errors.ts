import type { IssueText } from '@fairfront/shared-kit/model/validation';
import { ruleTexts } from '@fairfront/shared-kit/model/validation-yup';
import { setIn, type FormikErrors } from 'formik';
import { carPassSchema, type CarPassContext } from '@fairfront/shared-kit/domain/passes/car-pass-schema';
import { fieldsOfCarForm, type CarFormValues } from './car-form-values';

/** Messages by the place of the field, by the schema of the server (PASS-138 to PASS-157). */
export const carFormErrors = (
  values: CarFormValues,
  standId: number | null,
  context: CarPassContext,
  issueText: IssueText,
): FormikErrors<CarFormValues> =>
  Object.entries(ruleTexts(carPassSchema(context), fieldsOfCarForm(values, standId), issueText)).reduce<
    FormikErrors<CarFormValues>
  >((errors, [place, text]) => setIn(errors, place, text) as FormikErrors<CarFormValues>, {});
