import type { ReactNode } from 'react';
import { TopBar } from './header/top-bar';
import { usePageFocus } from './use-page-focus';
import styles from './empty-layout.module.css';

/** Logo bar and the message only (DESIGN §4). */
const EmptyLayout = ({ children }: { children: ReactNode }) => {
  const main = usePageFocus();
  return (
    <div className={styles.ground}>
      <div className={styles.page}>
        <TopBar />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
};

export default EmptyLayout;
