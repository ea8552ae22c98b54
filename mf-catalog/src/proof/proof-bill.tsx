import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { descriptionUse } from '@fairfront/shared-kit/domain/catalogue/pricing/description-blocks';
import { useWizard } from '../context/wizard-context';
import styles from './proof.module.css';

/** The charges of the entry with their reasons: "214 of 300 free characters". */
export const ProofBill = () => {
  const { t } = useTranslation('catalog');
  const { template, draft, priced } = useWizard();
  const { is_not_resident: isNotResident } = useParticipation();
  const use = descriptionUse(template, draft, { isNotResident });
  const lineOf = (type: string) => {
    const service = template.services.find((one) => one.type === type);
    return priced.lines.find(({ kind, service_id: id }) => kind === 'service' && id === service?.id);
  };
  const amountOf = (type: string) => {
    const line = lineOf(type);
    const sum = line ? line.sum_with_vat : 0;
    return formatMoney(sum === null ? null : fromHundredths(sum), draft.currency);
  };
  const addresses = draft.companyAddresses.filter(({ address }) => address.trim() !== '').length;
  const rubricAddresses = lineOf('extra_address_rubricator')?.quantity ?? 0;
  return (
    <dl className={styles.bill}>
      <dt>{t('proof.characters')}</dt>
      <dd>{t('proof.used', { used: use.used, free: use.free })}</dd>
      <dd className={styles.sum}>{amountOf('extra_line_alphabetical_list')}</dd>
      <dt>{t('proof.addresses')}</dt>
      <dd>{t('proof.addressCount', { count: addresses })}</dd>
      <dd className={styles.sum}>{amountOf('extra_address_alphabetical_list')}</dd>
      {rubricAddresses > 0 && (
        <>
          <dt>{t('proof.rubricAddresses')}</dt>
          <dd>{t('proof.addressCount', { count: rubricAddresses })}</dd>
          <dd className={styles.sum}>{amountOf('extra_address_rubricator')}</dd>
        </>
      )}
    </dl>
  );
};
