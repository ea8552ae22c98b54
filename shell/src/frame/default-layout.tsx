import type { ReactNode } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { joinUpdates, useActingFor, usePlatformState } from '@fairfront/shared-kit/platform';
import { PaletteProvider } from '../palette/palette-provider';
import { ReleaseWatch } from '../release-offer/release-watch';
import { linkSession } from '../session/link-session';
import { BottomBar } from '../layout/menus/bottom-bar';
import { EventBar } from '../layout/event-bar/event-bar';
import { Footer } from '../layout/footer/footer';
import { Header } from '../layout/header/header';
import { lazy } from '../layout/lazy';
import { LiveStatus } from '../layout/header/live-status';
import { settling } from '../layout/settling';
import { SkipLink } from '../layout/skip-link';
import { useEventId } from '../layout/event-bar/use-event-id';
import { usePageFocus } from '../layout/use-page-focus';
import styles from './default-layout.module.css';

// the pages of signed-in users render from many responses
joinUpdates();

// only for users who signed in by a link, act for somebody, or have staff at work on their participation
const SessionBars = lazy(() => import('../layout/header/session-bars'), 'invitations');

/** Header, event bar, content, footer (DESIGN §4). A visitor sees the same frame, but only at /notifications. */
const DefaultLayout = ({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) => {
  const { participation, user } = usePlatformState();
  const main = usePageFocus();
  const actingFor = useActingFor();
  const isByLink = user !== null && linkSession.read() === user.id;
  const id = useEventId();
  const participationId = id === undefined ? null : Number(id);
  // a participation may have a bar at the bottom edge, which lifts the footer
  const isSettled = participationId === null || participation !== null;
  return (
    <PaletteProvider>
      <div className={styles.page}>
        <SkipLink />
        <Header />
        {participationId !== null && <EventBar participationId={participationId} />}
        {user && (isByLink || actingFor || user.acting || participation?.acting) && (
          <SessionBars user={user} isByLink={isByLink} actingFor={actingFor} staff={participation?.acting ?? null} />
        )}
        <LiveStatus />
        <main id="content" ref={main} tabIndex={-1} className={isWide ? styles.wide : styles.main}>
          {children}
        </main>
        {!isWide && <Footer className={classNames(styles.footer, settling(isSettled))} />}
        {participationId !== null && <BottomBar participationId={participationId} />}
        <ReleaseWatch />
      </div>
    </PaletteProvider>
  );
};

export default DefaultLayout;
