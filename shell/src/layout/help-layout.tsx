import { phoneAddress } from '@fairfront/shared-kit/platform/formats';
import type { ReactNode } from 'react';
import { Link, RouteLink } from '@fairfront/shared-kit/components/link';
import { usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import { ContactLine } from './footer/contact-line';
import { TopBar } from './header/top-bar';
import { usePageFocus } from './use-page-focus';
import styles from './help-layout.module.css';

/** One card with the form and the helpline beside it (mock-up w4). */
const HelpLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('pages');
  const main = usePageFocus();
  const { session } = useShell();
  const { contacts } = usePlatform().config;
  const { locale } = usePlatformState();
  const { phone, hours, email } = contacts;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.topInner}>
          <TopBar>
            {session.token() === null && (
              <RouteLink to="login" params={{}} variant="secondary" size="sm">
                {t('shell:signIn.submit')}
              </RouteLink>
            )}
          </TopBar>
        </div>
      </div>
      <div className={styles.content}>
        <main id="content" ref={main} tabIndex={-1} className={styles.card}>
          {children}
        </main>
        <aside className={styles.aside}>
          {phone && (
            <section className={styles.block}>
              <h2 className={styles.heading}>{t('help.urgent')}</h2>
              <Link href={phoneAddress(phone)} variant="quiet" className={styles.phone}>
                {phone}
              </Link>
              {hours && <p className={styles.dense}>{hours[locale]}</p>}
              {email && (
                <p className={styles.email}>
                  <Link href={`mailto:${email}`}>{email}</Link>
                </p>
              )}
            </section>
          )}
          <section className={styles.block}>
            <h2 className={styles.heading}>{t('help.noInvitation')}</h2>
            <p className={styles.dense}>{t('help.noInvitationText')}</p>
          </section>
          <section className={styles.block}>
            <h2 className={styles.heading}>{t('help.cannotSignIn')}</h2>
            <p className={styles.dense}>
              <RouteLink to="recovery" params={{}}>
                {t('help.recover')}
              </RouteLink>{' '}
              {t('help.layout')}
            </p>
          </section>
        </aside>
      </div>
      <div className={styles.foot}>
        <ContactLine />
      </div>
    </div>
  );
};

export default HelpLayout;
