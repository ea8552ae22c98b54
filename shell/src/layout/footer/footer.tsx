import { phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Link } from '@fairfront/shared-kit/components/link';
import { useOpenModal, usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../../shell-services';
import styles from './footer.module.css';

/**
 * Copyright, policy, helpline and e-mail; the callback for signed-in users. A value that the
 * installation does not configure is hidden. The callback depends on the session rather than on the user data, which
 * load later and would change the height of the footer.
 */
export const Footer = ({ className }: { className?: string }) => {
  const { t } = useTranslation('shell');
  const { config } = usePlatform();
  const { locale } = usePlatformState();
  const isSignedIn = useShell().session.token() !== null;
  const open = useOpenModal();
  const { copyright, policyUrl, phone, hours, email } = config.contacts;
  return (
    <footer className={classNames(styles.footer, className)}>
      <div className={styles.inner}>
        {copyright && <span>{copyright[locale]}</span>}
        {policyUrl && <Link href={policyUrl[locale]}>{t('footer.policy')}</Link>}
        <span className={styles.grow} />
        {phone && (
          <span className={styles.phone}>
            <Link
              href={phoneAddress(phone)}
              variant="quiet"
              className={styles.number}
              aria-label={`${t('footer.phone')} ${phone}`}
            >
              {phone}
            </Link>
            {hours && <span className={styles.hours}>{hours[locale]}</span>}
          </span>
        )}
        {email && (
          <Link href={`mailto:${email}`} aria-label={`${t('footer.email')} ${email}`}>
            {email}
          </Link>
        )}
        {isSignedIn && (
          <button
            type="button"
            className={styles.callback}
            onClick={() => open('modal-feedback', { mode: 'callback' })}
          >
            {t('footer.callback')}
          </button>
        )}
      </div>
    </footer>
  );
};
