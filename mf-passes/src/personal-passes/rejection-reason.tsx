import { useTranslation, type PersonalPass } from '@fairfront/shared-kit/platform';
import styles from './personal-passes.module.css';

/** Why a pass in a list was rejected: the text for its type and the comment of the pass bureau. */
export const RejectionReason = ({ pass }: { pass: PersonalPass }) => {
  const { t } = useTranslation('passes');
  if (pass.status !== 'rejected') return null;
  return (
    <span className={styles.reason}>
      {t(pass.type === 'visa' ? 'reason.visaRejected' : 'reason.barcode')}
      {pass.comment && <span className={styles.comment}>{pass.comment}</span>}
    </span>
  );
};
