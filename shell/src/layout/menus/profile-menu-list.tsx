import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { FocusScope, useFocusManager } from '@fairfront/shared-kit/components/focus-scope';
import { Icon, isIconName, type IconName } from '@fairfront/shared-kit/components/icon';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import { useNavigateTo, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { chooseTheme, currentTheme, themes } from '../../locale/theme';
import { paletteKeys, useOpenPalette } from '../header/palette-context';
import { useMenuEntries } from './use-menu-entries';
import type { Popover } from './use-popover';
import styles from './profile-menu-list.module.css';

const themeIcons: Record<(typeof themes)[number], IconName> = { auto: 'half-circle', light: 'sun', dark: 'moon' };

/** The menu itself is focusable, too, and not one of its items. */
const items = { wrap: true, accept: (node: Element) => node.getAttribute('role')?.startsWith('menuitem') ?? false };

const MenuItems = ({ popover }: { popover: Popover }) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigateTo();
  const { user } = usePlatformState();
  const entries = useMenuEntries();
  const openPalette = useOpenPalette();
  const [theme, setTheme] = useState(currentTheme);
  const focus = useFocusManager();
  const focusFirst = useEffectEvent(() => focus?.focusFirst(items));
  useEffect(() => void focusFirst(), []);

  const go = (to: 'profile' | 'logout') => {
    popover.close({ focus: true });
    navigate(to, {});
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') popover.close({ focus: true });
    const moves = { ArrowDown: 'focusNext', ArrowUp: 'focusPrevious', Home: 'focusFirst', End: 'focusLast' } as const;
    if (!(event.key in moves)) return;
    event.preventDefault();
    focus?.[moves[event.key as keyof typeof moves]](items);
  };

  return (
    <div role="menu" tabIndex={-1} aria-label={t('menu.profileMenu')} className={styles.menu} onKeyDown={move}>
      {!user?.acting && (
        <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={() => go('profile')}>
          <Icon name="user" className={styles.icon} />
          {t('menu.profile')}
        </button>
      )}
      {entries.map(({ id, title, icon, route }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => {
            popover.close({ focus: true });
            navigate(route, {} as never);
          }}
        >
          <Icon name={isIconName(icon) ? icon : 'box'} className={styles.icon} />
          {title}
        </button>
      ))}
      {openPalette && (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => {
            popover.close({ focus: true });
            openPalette();
          }}
        >
          <Icon name="search" className={styles.icon} />
          <span className={styles.label}>{t('menu.palette')}</span>
          <span aria-hidden="true">
            <Kbd>{paletteKeys()}</Kbd>
          </span>
        </button>
      )}
      <div role="group" aria-label={t('menu.theme')} className={styles.group}>
        {themes.map((value) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={theme === value}
            tabIndex={-1}
            className={styles.item}
            onClick={() => {
              chooseTheme(value);
              setTheme(value);
            }}
          >
            <Icon name={themeIcons[value]} className={styles.icon} />
            <span className={styles.label}>{t(`menu.themes.${value}`)}</span>
            {theme === value && <Icon name="check" size={16} />}
          </button>
        ))}
      </div>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={classNames(styles.item, styles.last)}
        onClick={() => go('logout')}
      >
        <Icon name="exit" className={styles.icon} />
        {t('menu.signOut')}
      </button>
    </div>
  );
};

/** The open profile menu: arrow keys, Home and End move, Enter selects, Esc and Tab close. */
const ProfileMenuList = ({ popover }: { popover: Popover }) => (
  <FocusScope>
    <MenuItems popover={popover} />
  </FocusScope>
);

export default ProfileMenuList;
