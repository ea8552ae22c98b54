import { formatPhone } from '@fairfront/shared-kit/platform/formats';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { descriptionUse } from '@fairfront/shared-kit/domain/catalogue/pricing/description-blocks';
import { useWizard } from '../context/wizard-context';
import styles from './preview.module.css';

/** A short summary of the alphabetical list entry. */
export const AlphabetSummary = () => {
  const { t } = useTranslation('catalog');
  const { template, draft } = useWizard();
  const { is_not_resident: isNotResident } = useParticipation();
  const use = descriptionUse(template, draft, { isNotResident });
  const name = [draft.companyName, draft.companyOwnerType].filter((text) => text.trim()).join(', ');
  const stands = draft.companyStands.map(({ value }) => value).filter(Boolean);
  const addresses = draft.companyAddresses.map(({ address }) => address).filter((text) => text.trim());
  const contacts = [
    formatPhone(draft.companyPhone),
    formatPhone(draft.companyFax),
    draft.companySite,
    draft.companyEmail,
  ];
  return (
    <div className={styles.words}>
      <p>{[name, draft.companyNameEng].filter((text) => text.trim()).join(' / ')}</p>
      {addresses.map((address, place) => (
        <p key={`${place} ${address}`} className={styles.more}>
          {address}
        </p>
      ))}
      {stands.length > 0 && <p className={styles.more}>{t('preview.stands', { stands: stands.join(', ') })}</p>}
      <p className={styles.more}>{contacts.filter((text) => text.trim()).join(', ')}</p>
      <p className={styles.more}>{t('preview.description', { used: use.used, count: use.free })}</p>
    </div>
  );
};
