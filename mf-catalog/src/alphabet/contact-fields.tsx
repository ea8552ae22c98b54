import { FormTextField } from '@fairfront/shared-kit/forms';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { DraftField } from '../notes/draft-field';
import { useWizard } from '../context/wizard-context';
import { Heading } from '../context/heading';
import { AddressRows } from './address-rows';
import styles from './alphabet.module.css';
import { StandRows } from './stand-rows';

/** The stands, contacts and addresses of the entry. */
export const ContactFields = () => {
  const { t } = useTranslation('catalog');
  const { isEditable } = useWizard();
  const contacts = [
    { field: 'companySite', type: 'url', icon: 'globe', autoComplete: 'url' },
    { field: 'companyEmail', type: 'email', icon: 'mail', autoComplete: 'work email' },
    { field: 'companyPhone', type: 'tel', icon: 'phone', autoComplete: 'work tel' },
    { field: 'companyFax', type: 'tel', icon: 'printer', autoComplete: 'off' },
  ] as const;
  return (
    <section aria-labelledby="catalogue-contacts" className={styles.section}>
      <Heading level={3} id="catalogue-contacts" className="ff-h4">
        {t('alphabet.contacts')}
      </Heading>
      <DraftField field="companyStands">
        <StandRows />
      </DraftField>
      <div className={styles.pair}>
        {contacts.map(({ field, ...control }) => (
          <DraftField key={field} field={field}>
            <FormTextField {...control} name={field} label={t(`alphabet.${field}`)} readOnly={!isEditable} />
          </DraftField>
        ))}
      </div>
      <DraftField field="companyAddresses">
        <AddressRows />
      </DraftField>
    </section>
  );
};
