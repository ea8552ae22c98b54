import { Logo } from '../logo/logo';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../../shell-services';
import { Bell } from '../bell/bell';
import { CartLink } from '../event-bar/cart-link';
import { LanguageSwitch } from './language-switch';
import { MobileMenu } from '../menus/mobile-menu';
import { MobileTitle } from './mobile-title';
import { NavLink } from './nav-link';
import { PaletteButton } from './palette-button';
import { ProfileMenu } from '../menus/profile-menu';
import { settling } from '../settling';
import { useEventId } from '../event-bar/use-event-id';
import styles from './header.module.css';

/**
 * Header of a signed-in user. Below 740 px the links are in the menu sheet instead; CSS
 * decides this, so nothing jumps while the page starts.
 */
export const Header = () => {
  const { t } = useTranslation('shell');
  const eventId = useEventId();
  const isVisitor = useShell().session.token() === null;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        {eventId && <MobileTitle />}
        <RouteLink
          to="home"
          params={{}}
          variant="quiet"
          className={classNames(styles.brand, eventId && styles.brandBesideTitle)}
        >
          <Logo size={28} />
        </RouteLink>
        <nav className={styles.nav} aria-label={t('header.label')}>
          <NavLink to="home" params={{}} icon="exhibitions" className={styles.navLink}>
            {t('header.exhibitions')}
          </NavLink>
        </nav>
        {isVisitor ? <VisitorTools /> : <UserTools />}
      </div>
    </header>
  );
};

/** Everything on the right: its position depends on the user's name and the cart. */
const UserTools = () => {
  const { t } = useTranslation('shell');
  const { user, participation } = usePlatformState();
  const eventId = useEventId();
  const isSettled = user !== null && (eventId === undefined || participation !== null);
  return (
    <div className={classNames(styles.tools, settling(isSettled))}>
      <nav className={styles.nav} aria-label={t('header.toolsLabel')}>
        <NavLink to="support" params={{}} icon="question" className={styles.navLink}>
          {t('header.support')}
        </NavLink>
        <CartLink />
      </nav>
      <PaletteButton />
      {!user?.acting && <Bell />}
      <div className={styles.wide}>
        <LanguageSwitch />
        <ProfileMenu />
      </div>
      <MobileMenu className={styles.narrow} />
    </div>
  );
};

/** A visitor sees this only on /notifications: the header has nothing user-specific. */
const VisitorTools = () => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.tools}>
      <LanguageSwitch />
      <RouteLink to="login" params={{}} variant="secondary" size="sm">
        {t('signIn.submit')}
      </RouteLink>
    </div>
  );
};
