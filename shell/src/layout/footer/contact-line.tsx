import { phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { Link } from '@fairfront/shared-kit/components/link';
import { usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './contact-line.module.css';

/** Helpline, support e-mail and policy at the bottom of visitor pages. */
export const ContactLine = () => {
  const { t } = useTranslation('shell');
  const { contacts } = usePlatform().config;
  const { locale } = usePlatformState();
  const { copyright, phone, hours, email, policyUrl } = contacts;
  return (
    <footer className={styles.line} aria-label={t('footer.label')}>
      {copyright && <span>{copyright[locale]}</span>}
      {phone && (
        <span>
          <Link href={phoneAddress(phone)} variant="quiet" className={styles.number}>
            {phone}
          </Link>
          {hours && `, ${hours[locale]}`}
        </span>
      )}
      {policyUrl && <Link href={policyUrl[locale]}>{t('footer.policy')}</Link>}
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
    </footer>
  );
};
