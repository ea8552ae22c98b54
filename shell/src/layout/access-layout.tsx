import type { ReactNode } from 'react';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { ContactLine } from './footer/contact-line';
import { HallPlan } from './event-bar/hall-plan';
import { TopBar } from './header/top-bar';
import { usePageFocus } from './use-page-focus';
import styles from './access-layout.module.css';

/** Sign-in and related pages: the hall plan on the left, the form on the right (mock-up a). */
const AccessLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell');
  const main = usePageFocus();
  return (
    <div className={styles.page}>
      <aside className={styles.plan}>
        <HallPlan />
        <div className={styles.words}>
          <p className={styles.title}>{t('access.planTitle')}</p>
          <p className={styles.text}>{t('access.planText')}</p>
        </div>
      </aside>
      <div className={styles.side}>
        <TopBar />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <ContactLine />
      </div>
    </div>
  );
};

export default AccessLayout;
