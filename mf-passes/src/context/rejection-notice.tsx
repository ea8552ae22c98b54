import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation, type PersonalPass } from '@fairfront/shared-kit/platform';
import styles from './rejection-notice.module.css';

/** Why a pass was rejected: the text for its type, and the comment of the pass bureau. */
export const RejectionNotice = ({ pass, className }: { pass: PersonalPass; className?: string }) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  return (
    <Notice
      tone="danger"
      title={t(pass.type === 'visa' ? 'reason.visaRejected' : 'reason.barcode')}
      {...(className === undefined ? {} : { className })}
    >
      {pass.comment && <span className={styles.quote}>{t('reissue.quote', { comment: pass.comment })}</span>}
      <span className={styles.bureau}>{t('reissue.bureau', { date: formatDate(pass.updated_at, locale) })}</span>
    </Notice>
  );
};
