import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import type { RowsView } from '@fairfront/shared-kit/components/data-table';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './pass-list.module.css';

/** Something that can be done with one pass. An action that is missing is not in the list; its reason stands elsewhere. */
export interface RowAction {
  id: string;
  icon: IconName;
  /** With the name of the pass, for a button. */
  label: string;
  /** Without it, in the menu that is named after the pass. */
  short: string;
  /** A button everywhere; a button in a wide table and an entry elsewhere; an entry everywhere; or in cards only. */
  place: 'always' | 'table' | 'menu' | 'cards';
  /** What the row is waiting for: its button shows the word, where there is room for it (`MainAction`). */
  isMain?: boolean;
  busy?: boolean;
  /** Why it cannot be done now (PASS-106). */
  disabledReason?: string;
  danger?: boolean;
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

/** What a row is waiting for, by its word; in a narrow table by its icon, since the word would take the room of the names. */
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

/** The further actions of a row: buttons, and a menu with the rest, which in a narrow place is most of them. */
export const RowActions = ({ name, view, actions }: RowActionsProps) => {
  const { t } = useTranslation('passes');
  const further = actions.filter(({ isMain = false }) => !isMain);
  const isButton = ({ place }: RowAction) => place === 'always' || (place === 'table' && view === 'table');
  const inMenu = further.filter((action) => !isButton(action) && (view === 'cards' || action.place !== 'cards'));
  const label = t('action.more', { name });
  return (
    <>
      {further.filter(isButton).map(({ id, icon, label: words, busy, disabledReason, onSelect }) => (
        <IconButton
          key={id}
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
            />
          )}
        />
      )}
    </>
  );
};
