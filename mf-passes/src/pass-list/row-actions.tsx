import { IconButton } from '@fairfront/shared-kit/components/button';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** Something that can be done with one pass. An action that is missing is not in the list; its reason stands elsewhere. */
export interface RowAction {
  id: string;
  icon: IconName;
  /** With the name of the pass, for a button. */
  label: string;
  /** Without it, in the menu that is named after the pass. */
  short: string;
  /** A button at every width; a button in the table and an entry on a phone; an entry at every width; or on a phone only. */
  place: 'always' | 'table' | 'menu' | 'phone';
  busy?: boolean;
  /** Why it cannot be done now (PASS-106). */
  disabledReason?: string;
  danger?: boolean;
  onSelect: () => void;
}

/** The actions of a row: buttons, and a menu with the rest, which on a phone is most of them. */
export const RowActions = ({ name, actions }: { name: string; actions: readonly RowAction[] }) => {
  const { t } = useTranslation('passes');
  const isNarrow = useNarrow();
  const isButton = ({ place }: RowAction) => place === 'always' || (place === 'table' && !isNarrow);
  const inMenu = actions.filter((action) => !isButton(action) && (isNarrow || action.place !== 'phone'));
  const label = t('action.more', { name });
  return (
    <>
      {actions.filter(isButton).map(({ id, icon, label: words, busy, disabledReason, onSelect }) => (
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
