import { FormTextField } from '@fairfront/shared-kit/forms';
import { FormMaskedField } from '@fairfront/shared-kit/forms/masked-field';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { NameLettersNotice } from '../pass-form/name-letters-notice';
import styles from './car-passes.module.css';

const letterNames = { lastname: 'lastname', name: 'name', middlename: 'middlename' } as const;

/** The driver's name and phone. */
export const DriverFields = () => {
  const { t } = useTranslation('passes');
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('car.driver')}</legend>
      <div className={styles.grid}>
        <FormTextField name="lastname" className={styles.half} label={t('form.lastname')} autoComplete="off" required />
        <FormTextField name="name" className={styles.half} label={t('form.name')} autoComplete="off" required />
        <FormTextField
          name="middlename"
          className={styles.half}
          label={t('form.middlename')}
          autoComplete="off"
          optional
        />
        <NameLettersNotice names={letterNames} className={styles.whole} />
        <FormMaskedField name="phone" mask="phone" className={styles.half} label={t('car.phone')} required />
      </div>
    </fieldset>
  );
};
