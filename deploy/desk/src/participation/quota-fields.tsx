import { FormTextField } from '@fairfront/shared-kit/forms';
import { quotaNames } from '@fairfront/shared-kit/domain/participations/participation-rules';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** The quotas of passes; without a number there is no limit. */
export const QuotaFields = () => {
  const { t } = useTranslation('desk');
  return quotaNames.map((name) => (
    <FormTextField
      key={name}
      name={name}
      label={t(`participation.quota.${name}`)}
      inputMode="numeric"
      placeholder={t('participation.noLimit')}
      optional
    />
  ));
};
