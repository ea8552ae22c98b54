import { FormErrorSummary, useFormState } from '@fairfront/shared-kit/forms';
import { isEmpty } from '@fairfront/shared-kit/model/validation';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext, type FormikValues } from 'formik';

/** Errors above a form; for a try with empty required fields it says so (SHELL-123). */
export const IncompleteSummary = () => {
  const { t } = useTranslation('account');
  const { invalid } = useFormState();
  const { values, errors } = useFormikContext<FormikValues>();
  const hasEmpty = invalid.length > 0 && Object.keys(errors).some((field) => isEmpty(values[field]));
  return <FormErrorSummary title={hasEmpty ? t('profile.notAllFilled') : undefined} />;
};
