import type { ReactNode } from 'react';
import { TopBar } from './header/top-bar';
import { usePageFocus } from './use-page-focus';
import styles from './card-layout.module.css';

/** Logo bar and one card, for people who arrive by a link (mock-ups w16, w16c). */
const CardLayout = ({ children }: { children: ReactNode }) => {
  const main = usePageFocus();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.topInner}>
          <TopBar />
        </div>
      </div>
      <main id="content" ref={main} tabIndex={-1} className={styles.card}>
        {children}
      </main>
    </div>
  );
};

export default CardLayout;
