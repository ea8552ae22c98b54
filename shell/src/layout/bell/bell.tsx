import { useId, useRef } from 'react';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { CountBadge, shownCount } from '@fairfront/shared-kit/components/count-badge';
import { useInfiniteQuery, usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { bellQuery, unreadCount } from '../../realtime/bell.query';
import { useShell } from '../../shell-services';
import { LoadFailed } from '../failures/load-failed';
import { lazy } from '../lazy';
import { usePopover } from '../menus/use-popover';
import styles from './bell.module.css';

const BellDropdown = lazy(() => import(/* webpackChunkName: "menus" */ './bell-dropdown'), 'bell');

/**
 * The bell with its unread count. Its first page is fetched once the user is known; the code of
 * the dropdown is fetched on hover or focus, so that the first click does not wait.
 */
export const Bell = () => {
  const { t } = useTranslation('shell');
  const { api } = usePlatform();
  const { texts } = useShell();
  const { user } = usePlatformState();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = usePopover(root, button);
  const dropdownId = useId();
  const { data } = useInfiniteQuery({ ...bellQuery(api), enabled: user !== null });
  const unread = unreadCount(data);
  const prepare = () => void BellDropdown.preload(texts);
  return (
    <div className={styles.root} ref={root}>
      <IconButton
        ref={button}
        icon="bell"
        size="lg"
        label={
          unread ? t('header.bell_unread', { count: unread, replace: { count: shownCount(unread) } }) : t('header.bell')
        }
        aria-expanded={popover.isOpen}
        aria-controls={popover.isOpen ? dropdownId : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={popover.toggle}
      >
        {unread > 0 && <CountBadge count={unread} needsAction place="corner" />}
      </IconButton>
      {popover.isOpen && (
        <BellDropdown id={dropdownId} close={popover.close} failed={() => <LoadFailed onReported={popover.close} />} />
      )}
    </div>
  );
};
