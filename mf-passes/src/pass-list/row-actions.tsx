import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import type { RowsView } from '@fairfront/shared-kit/components/data-table';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { useTranslation } from '@fairfront/shared-kit/platform';

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
  /** Its button shows the word, where there is room for it: it is what the row is waiting for. */
  isWord?: boolean;
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

/** The actions of a row: buttons, and a menu with the rest, which in a narrow place is most of them. */
export const RowActions = ({ name, view, actions }: RowActionsProps) => {
  const { t } = useTranslation('passes');
  const isButton = ({ place }: RowAction) => place === 'always' || (place === 'table' && view === 'table');
  const inMenu = actions.filter((action) => !isButton(action) && (view === 'cards' || action.place !== 'cards'));
  const label = t('action.more', { name });
  return (
    <>
      {actions
        .filter(isButton)
        .map(({ id, icon, label: words, short, isWord = false, busy, disabledReason, onSelect }) =>
          // beside an open panel a word would take the room of the names
          isWord && view !== 'compact' ? (
            <Button
              key={id}
              size="sm"
              variant={view === 'cards' ? 'text' : 'secondary'}
              aria-label={words}
              data-action={id}
              busy={busy}
              onClick={onSelect}
            >
              {short}
            </Button>
          ) : (
            <IconButton
              key={id}
              icon={icon}
              label={words}
              data-action={id}
              busy={busy}
              disabledReason={disabledReason}
              onClick={onSelect}
            />
          ),
        )}
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
