import { passLook, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { TooltipIcon } from '@fairfront/shared-kit/components/tooltip';
import { usePlatform, useLocale, useTranslation, type PersonalPass } from '@fairfront/shared-kit/platform';
import { visaDays } from '../model';
import styles from './pass-list.module.css';

/** The status of a person's pass with the reason beside it (PASS-104 to PASS-111). */
export const PassStatus = ({ pass }: { pass: PersonalPass }) => {
  const { t } = useTranslation('passes');
  const { status, type } = pass;
  return (
    <div className={styles.status}>
      <span className={styles.badgeLine}>
        <StatusBadge {...passLook[status]}>{t(`status.${status}`)}</StatusBadge>
        <StatusHint pass={pass} />
      </span>
      {status === 'rejected' && (
        <span className={styles.reason}>
          {t(type === 'visa' ? 'reason.visaRejected' : 'reason.barcode')}
          {pass.comment && <span className={styles.comment}>{pass.comment}</span>}
        </span>
      )}
    </div>
  );
};

/** What more there is to know of a visa: when to apply again, whom to ask for the invitation (PASS-109 to PASS-111). */
const StatusHint = ({ pass: { status, type, country } }: { pass: PersonalPass }) => {
  const { t } = useTranslation('passes');
  const { config } = usePlatform();
  const locale = useLocale();
  if (type !== 'visa') return null;
  if (status === 'rejected' && country) {
    return <TooltipIcon label={t('reason.label')} content={t('reason.visaAgain', { count: visaDays(country) })} />;
  }
  if (status !== 'accepted') return null;
  const contacts = config.contacts.passesSupport?.[locale];
  return (
    <TooltipIcon
      label={t('reason.label')}
      content={contacts ? t('reason.visaReady', { contacts }) : t('reason.visaReadyNoContacts')}
    />
  );
};
