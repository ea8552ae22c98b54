import { Icon } from '@fairfront/shared-kit/components/icon';
import { useFormState } from '@fairfront/shared-kit/forms';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { profileFields, type CompanyValues } from '@fairfront/shared-kit/domain/account';
import styles from './company-profile.module.css';

/** How long the success message is shown, ms. */
const savedFor = 3000;

const nameOf = (field: string) => (field === 'country_id' ? 'country' : field);

/** The status beside the save button: fields with errors, unsaved changes, or saved. */
export const SaveLine = () => {
  const { t } = useTranslation('account');
  const { dirty, errors, touched } = useFormikContext<CompanyValues>();
  const { serverErrors, sent } = useFormState();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (sent === 0) return undefined;
    const timer = setTimeout(() => setShown(sent), savedFor);
    return () => clearTimeout(timer);
  }, [sent]);
  const isTouched = (field: string) => touched[field as keyof CompanyValues] === true;
  const wrong = [...Object.keys(errors).filter(isTouched), ...Object.keys(serverErrors)].map(nameOf);
  const names = profileFields.filter((field) => wrong.includes(field)).map((field) => t(`company.field.${field}`));
  return (
    <div className={styles.saveLine} role="status">
      {wrong.length > 0 && (
        <span className={styles.wrong}>
          <Icon name="cross-circle" size={16} />
          {names.length > 0 ? `${t('kit:form.checkFields')}: ${names.join(', ')}` : t('kit:form.checkFields')}
        </span>
      )}
      {dirty && (
        <span className={styles.unsaved}>
          <Icon name="pen" size={16} />
          {t('companyForm.unsaved')}
        </span>
      )}
      {!dirty && sent > shown && (
        <span className={styles.saved}>
          <Icon name="check-circle" size={16} />
          {t('companyForm.saved')}
        </span>
      )}
    </div>
  );
};
