import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import type { RowsView } from '@fairfront/shared-kit/components/data-table';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { RefCallback } from 'react';
import styles from './pass-list.module.css';

/** An action on one pass. Unavailable actions are not in the list; their reason is shown elsewhere. */
export interface RowAction {
  id: string;
  icon: IconName;
  /** The label with the pass name, for a button. */
  label: string;
  /** The label without it, for the menu, which is named after the pass. */
  short: string;
  /** A button everywhere; a button in a wide table and a menu item elsewhere; a menu item everywhere; or in cards only. */
  place: 'always' | 'table' | 'menu' | 'cards';
  /** Whether this is the main action of the row: its button shows the label where there is room (`MainAction`). */
  isMain?: boolean;
  busy?: boolean;
  /** Why it is disabled now. */
  disabledReason?: string;
  danger?: boolean;
  /** Gets the button of the action, or that of the menu with the action. */
  buttonRef?: RefCallback<HTMLButtonElement>;
  onSelect: () => void;
}

interface RowActionsProps {
  name: string;
  view: RowsView;
  actions: readonly RowAction[];
}

interface MainActionProps {
  view: RowsView;
  action: RowAction;
}

/** The main action of a row with its label; icon only in a narrow table, since the label would take the room of the names. */
export const MainAction = ({ view, action: { id, icon, label, short, busy, onSelect } }: MainActionProps) =>
  view === 'compact' ? (
    <IconButton icon={icon} label={label} data-action={id} busy={busy} onClick={onSelect} />
  ) : (
    <Button
      size="sm"
      variant={view === 'cards' ? 'text' : 'secondary'}
      icon={view === 'cards' ? icon : undefined}
      aria-label={label}
      data-action={id}
      busy={busy}
      className={view === 'cards' ? styles.mainInCard : undefined}
      onClick={onSelect}
    >
      {short}
    </Button>
  );

/** The further actions of a row: buttons, and a menu with the rest, which on narrow windows is most of them. */
export const RowActions = ({ name, view, actions }: RowActionsProps) => {
  const { t } = useTranslation('passes');
  const further = actions.filter(({ isMain = false }) => !isMain);
  const isButton = ({ place }: RowAction) => place === 'always' || (place === 'table' && view === 'table');
  const inMenu = further.filter((action) => !isButton(action) && (view === 'cards' || action.place !== 'cards'));
  const label = t('action.more', { name });
  return (
    <>
      {further.filter(isButton).map(({ id, icon, label: words, busy, disabledReason, buttonRef, onSelect }) => (
        <IconButton
          key={id}
          ref={buttonRef}
          icon={icon}
          label={words}
          data-action={id}
          busy={busy}
          disabledReason={disabledReason}
          onClick={onSelect}
        />
      ))}
      {inMenu.length > 0 && (
        <Menu
          label={label}
          items={inMenu.map(({ id, icon, short, danger, disabledReason, onSelect }) => ({
            id,
            icon,
            label: short,
            danger,
            disabledReason,
            onSelect,
          }))}
          trigger={(props) => (
            <IconButton
              icon="more"
              label={label}
              data-action="more"
              busy={inMenu.some(({ busy }) => busy === true)}
              {...props}
              ref={(button) => {
                props.ref.current = button;
                return inMenu.find(({ buttonRef }) => buttonRef)?.buttonRef?.(button);
              }}
            />
          )}
        />
      )}
    </>
  );
};
