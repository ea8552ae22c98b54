import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { missingProfileFields, profileFields, type CompanyValues } from '@fairfront/shared-kit/domain/account';
import styles from './company-profile.module.css';

/** The share of profile fields filled in the form, and the missing ones. */
export const ProfileMeter = () => {
  const { t } = useTranslation('account');
  const { values } = useFormikContext<CompanyValues>();
  const missing = missingProfileFields({ ...values, country: values.country_id === null ? null : {} });
  const total = profileFields.length;
  const filled = total - missing.length;
  const names = missing.map((field) => t(`company.field.${field}`)).join(', ');
  return (
    <div className={styles.meter}>
      <QuotaMeter total={total} accepted={filled} label={t('company.meter', { filled, total })} />
      <p className={styles.meterText}>
        <b>{filled}</b> {t('company.ofFields', { count: total })}.{' '}
        {missing.length === 0 ? t('company.complete') : t('companyForm.partly', { fields: names })}
      </p>
    </div>
  );
};
