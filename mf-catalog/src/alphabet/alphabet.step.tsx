import { FormTextField } from '@fairfront/shared-kit/forms';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** Step 1: what the alphabetical list says about the company (CAT-052). */
export const AlphabetStep = () => {
  const { t } = useTranslation('catalog');
  return <FormTextField name="companyName" label={t('alphabet.companyName')} />;
};
