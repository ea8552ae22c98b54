import { FormErrorSummary, useFormState } from '@fairfront/shared-kit/forms';
import { isEmpty } from '@fairfront/shared-kit/domain/validation';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext, type FormikValues } from 'formik';

/** The error summary above a form; says so if required fields are empty. */
export const IncompleteSummary = () => {
  const { t } = useTranslation('account');
  const { invalid } = useFormState();
  const { values, errors } = useFormikContext<FormikValues>();
  const hasEmpty = invalid.length > 0 && Object.keys(errors).some((field) => isEmpty(values[field]));
  return <FormErrorSummary title={hasEmpty ? t('profile.notAllFilled') : undefined} />;
};
