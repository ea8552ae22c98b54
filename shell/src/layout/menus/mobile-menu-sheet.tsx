import { phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Avatar } from '@fairfront/shared-kit/components/avatar';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { Icon, isIconName, type IconName } from '@fairfront/shared-kit/components/icon';
import { Link, RouteLink } from '@fairfront/shared-kit/components/link';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import {
  useInfiniteQuery,
  useOpenModal,
  usePlatform,
  usePlatformState,
  useTranslation,
  type RouteName,
} from '@fairfront/shared-kit/platform';
import { chooseTheme, currentTheme, themes } from '../../locale/theme';
import { bellQuery, unreadCount } from '../../realtime/bell.query';
import { useOpenPalette } from '../header/palette-context';
import { useEventsInExhibition } from '../event-bar/change-company';
import { LanguageSwitch } from '../header/language-switch';
import { useMenuEntries } from './use-menu-entries';
import styles from './mobile-menu-sheet.module.css';

/**
 * The menu below 740 px: a sheet from the bottom edge (mock-up r6). The native dialog traps the focus and closes on
 * Esc.
 */
const MobileMenuSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell');
  const { api, config } = usePlatform();
  const { user, locale, participation } = usePlatformState();
  const openModal = useOpenModal();
  const entries = useMenuEntries();
  const openPalette = useOpenPalette();
  const [theme, setTheme] = useState(currentTheme);
  const dialog = useRef<HTMLDialogElement>(null);
  const { data } = useInfiniteQuery({ ...bellQuery(api), enabled: user !== null && !user.acting });
  const unread = unreadCount(data);
  const events = useEventsInExhibition(participation?.exhibition.id);
  const { phone, hours } = config.contacts;
  const name = user ? `${user.name} ${user.lastname}` : '';

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 740px)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  const place = (to: RouteName, icon: IconName, label: string, end?: ReactNode) => (
    <li>
      <RouteLink to={to} params={{} as never} variant="quiet" className={styles.item} onClick={onClose}>
        <Icon name={icon} size={20} className={styles.icon} />
        <span className={styles.label}>{label}</span>
        {end}
      </RouteLink>
    </li>
  );

  return (
    // a click on the backdrop targets the dialog itself
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={t('header.menu')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.grab} />
        <div className={styles.head}>
          {user && <Avatar name={name} id={user.id} size={40} />}
          <div className={styles.who}>
            <div className={styles.name}>{name}</div>
            <div className={styles.email}>{user?.email}</div>
          </div>
          <IconButton icon="cross" size="lg" label={t('menu.close')} onClick={onClose} />
        </div>
        <ul className={styles.group}>
          {openPalette && (
            <li>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  onClose();
                  openPalette();
                }}
              >
                <Icon name="search" size={20} className={styles.icon} />
                <span className={styles.label}>{t('menu.palette')}</span>
              </button>
            </li>
          )}
          {place('home', 'exhibitions', t('header.exhibitions'))}
          {events > 1 && (
            <li>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  onClose();
                  openModal('event-modal-change-company', {});
                }}
              >
                <Icon name="swap" size={20} className={styles.icon} />
                <span className={styles.label}>{t('menu.changeCompany')}</span>
              </button>
            </li>
          )}
          {!user?.acting &&
            place(
              'notifications',
              'bell',
              t('menu.notifications'),
              unread > 0 && <CountBadge count={unread} needsAction />,
            )}
          {!user?.acting && place('profile', 'user', t('menu.profile'))}
          {entries.map(({ id, title, icon, route }) => (
            <Fragment key={id}>{place(route, isIconName(icon) ? icon : 'box', title)}</Fragment>
          ))}
        </ul>
        <div className={styles.group}>
          <div className={styles.setting}>
            <Icon name="globe" size={20} className={styles.icon} />
            <span className={styles.label}>{t('language.label')}</span>
            <LanguageSwitch size="lg" />
          </div>
          <div className={styles.setting}>
            <Icon name="half-circle" size={20} className={styles.icon} />
            <span className={styles.label}>{t('menu.theme')}</span>
            <SegmentedControl
              label={t('menu.theme')}
              size="lg"
              segments={themes.map((value) => ({ value, label: t(`menu.themesShort.${value}`) }))}
              value={theme}
              onChange={(value) => {
                chooseTheme(value);
                setTheme(value);
              }}
            />
          </div>
        </div>
        <ul className={styles.group}>
          {place('support', 'question', t('header.support'))}
          {phone && (
            <li>
              <Link href={phoneAddress(phone)} variant="quiet" className={styles.item}>
                <Icon name="phone" size={20} className={styles.icon} />
                <span className={styles.label}>{phone}</span>
                {hours && <span className={styles.email}>{hours[locale]}</span>}
              </Link>
            </li>
          )}
          {place('logout', 'exit', t('menu.signOut'))}
        </ul>
      </div>
    </dialog>
  );
};

export default MobileMenuSheet;
