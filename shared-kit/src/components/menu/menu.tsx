import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover } from 'react-aria-components/Menu';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import entry from '../list-entry.module.css';
import ground from '../popover.module.css';
import styles from './menu.module.css';

/** One line of the menu. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** A second line: the reason of a closed item, the state of a setting. */
  detail?: string;
  /** Danger items stand last (DESIGN §5). */
  danger?: boolean;
  /** The reason why it cannot be selected now; it stays readable. */
  disabledReason?: string;
  /** Makes it a link; modifier keys open a new tab. */
  href?: string;
  onSelect?: () => void;
}

/** The props that the trigger must apply; fits `Button` and `IconButton`. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

/** The props of `Menu`. */
export interface MenuProps {
  /** Names the menu: "Actions: Ivanov Ivan". */
  label: string;
  items: readonly MenuItem[];
  trigger: (props: MenuTriggerProps) => ReactNode;
  placement?: 'bottom end' | 'bottom start' | 'top end';
}

/** Actions behind a button. Arrow keys open it and move, letters jump, Escape closes and gives the focus back. */
export const Menu = ({ label, items, trigger, placement = 'bottom end' }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      {trigger({
        ref: button,
        onClick: () => setOpened('first'),
        onKeyDown: openByArrow,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
      })}
      <Popover
        triggerRef={button}
        isOpen={opened !== null}
        onOpenChange={(next) => setOpened(next ? 'first' : null)}
        placement={placement}
        offset={4}
        aria-label={label}
        style={{ zIndex: 'var(--ff-z-popover)' }}
        className={classNames(ground.popover, styles.popover)}
      >
        <AriaMenu
          aria-label={label}
          autoFocus={opened ?? 'first'}
          onClose={() => setOpened(null)}
          disabledKeys={items.filter(({ disabledReason }) => disabledReason).map(({ id }) => id)}
          className={styles.menu}
        >
          {items.map(({ id, label: text, icon, detail, danger, disabledReason, href, onSelect }) => (
            <AriaMenuItem
              key={id}
              id={id}
              textValue={text}
              href={href}
              onAction={onSelect}
              className={classNames(entry.entry, danger && entry.danger)}
            >
              {icon && <Icon name={icon} size={18} className={entry.icon} />}
              <span className={entry.words}>
                {text}
                {(disabledReason ?? detail) && <span className={entry.detail}>{disabledReason ?? detail}</span>}
              </span>
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </>
  );
};
