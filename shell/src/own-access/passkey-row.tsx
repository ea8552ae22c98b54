import { IconButton } from '@fairfront/shared-kit/components/button';
import { useTranslation, type Passkey } from '@fairfront/shared-kit/platform';
import { AccessIcon } from './access-icon';
import { PasskeyForm } from './passkey-form';
import { useMoment } from './use-moment';
import type { PasskeyChanges } from './use-passkey-changes';
import styles from './own-access.module.css';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Its name is being edited. */
  isEdited: boolean;
  changes: PasskeyChanges;
  onEdit: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** A passkey with its last use, rename and remove actions. */
export const PasskeyRow = ({ passkey, isEdited, changes, onEdit, onCancel, onRemove }: PasskeyRowProps) => {
  const { t } = useTranslation('ownAccess');
  const moment = useMoment();
  const { id, name, added_at: added, last_used_at: used } = passkey;
  if (isEdited && !changes.mustProve) {
    return (
      <li className={styles.edited}>
        <PasskeyForm
          label={t('passkeys.renameForm')}
          submit={t('passkeys.save')}
          name={name}
          error={changes.nameError}
          busy={changes.isBusy}
          onSubmit={(text) => changes.rename(id, text)}
          onCancel={onCancel}
        />
      </li>
    );
  }
  return (
    <li className={styles.session}>
      <AccessIcon name="key" className={styles.device} />
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.place}>{t('passkeys.added', { when: moment(added) })}</span>
        <span className={styles.place}>
          {used === null ? t('passkeys.unused') : t('passkeys.used', { when: moment(used) })}
        </span>
      </div>
      <span className={styles.buttons}>
        <IconButton icon="pen" label={t('passkeys.rename', { name })} onClick={onEdit} />
        <IconButton icon="trash" label={t('passkeys.remove', { name })} onClick={onRemove} />
      </span>
    </li>
  );
};
