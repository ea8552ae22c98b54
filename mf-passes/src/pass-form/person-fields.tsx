import { FormTextField } from '@fairfront/shared-kit/forms';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { CorrectedFields } from './corrected-fields';
import styles from './pass-form.module.css';
import type { PassSource } from './pass-source';
import type { NameField } from './pass-form-values';

/** The company and names; for a rejected pass, the fields to change and those that stay. */
export const PersonFields = ({ source }: { source: PassSource | null }) => {
  const { t } = useTranslation('passes');
  const fields: Record<NameField, ReactNode> = {
    companyName: <FormTextField name="companyName" label={t('form.company')} autoComplete="organization" required />,
    lastName: <FormTextField name="lastName" label={t('form.lastname')} autoComplete="off" required />,
    firstName: <FormTextField name="firstName" label={t('form.name')} autoComplete="off" required />,
    middleName: (
      <FormTextField
        name="middleName"
        label={t('form.middlename')}
        placeholder={t('form.middlenameHint')}
        autoComplete="off"
        optional
      />
    ),
  };
  if (source?.rejected) return <CorrectedFields source={source} comment={source.rejected.comment} fields={fields} />;
  return (
    <>
      {fields.companyName}
      <div className={`${styles.pair} ${styles.names}`}>
        {fields.lastName}
        {fields.firstName}
        <div className={styles.middleName}>{fields.middleName}</div>
      </div>
    </>
  );
};
