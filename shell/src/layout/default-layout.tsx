import type { ReactNode } from 'react';
import { usePlatformState } from '@fairfront/shared-kit/platform';
import { PaletteProvider } from '../palette/palette-provider';
import { ReleaseWatch } from '../release-offer/release-watch';
import { BottomBar } from './bottom-bar';
import { EventBar } from './event-bar';
import { Footer } from './footer';
import { Header } from './header';
import { LiveStatus } from './live-status';
import { SkipLink } from './skip-link';
import { usePageFocus } from './use-page-focus';
import styles from './default-layout.module.css';

/** Header, event bar, content, footer (DESIGN §4). A visitor, who comes here only for /notifications, sees the same frame. */
const DefaultLayout = ({ children }: { children: ReactNode }) => {
  const { route } = usePlatformState();
  const main = usePageFocus();
  const id = route.params['id'];
  const participationId = id === undefined ? null : Number(id);
  return (
    <PaletteProvider>
      <div className={styles.page}>
        <SkipLink />
        <Header />
        {participationId !== null && <EventBar participationId={participationId} />}
        <LiveStatus />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer className={styles.footer} />
        {participationId !== null && <BottomBar participationId={participationId} />}
        <ReleaseWatch />
      </div>
    </PaletteProvider>
  );
};

export default DefaultLayout;
