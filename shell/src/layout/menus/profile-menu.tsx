import { useRef } from 'react';
import { Avatar } from '@fairfront/shared-kit/components/avatar';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { LoadFailed } from '../failures/load-failed';
import { lazy } from '../lazy';
import { usePopover } from './use-popover';
import styles from './profile-menu.module.css';

const ProfileMenuList = lazy(() => import(/* webpackChunkName: "menus" */ './profile-menu-list'));

/** User name and personal actions: profile, theme, sign-out. */
export const ProfileMenu = () => {
  const { t } = useTranslation('shell');
  const { user } = usePlatformState();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = usePopover(root, button);
  const name = user ? `${user.name} ${user.lastname}` : '';
  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={popover.isOpen}
        onClick={popover.toggle}
      >
        {/* the visible name is part of the label, so that voice control can address it */}
        <span className="ff-sr-only">{user ? t('header.profile') : t('header.profileLoading')} </span>
        {user ? <Avatar name={name} id={user.id} /> : <Skeleton width={32} height={32} className={styles.face} />}
        <span className={styles.name}>{user ? name : <Skeleton width={110} />}</span>
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </button>
      {popover.isOpen && <ProfileMenuList popover={popover} failed={() => <LoadFailed onReported={popover.close} />} />}
    </div>
  );
};
