import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { VersionChange } from '@fairfront/shared-kit/domain/catalogue/version-changes';
import { Difference } from './difference';
import styles from './versions.module.css';
import { useChangeTexts } from './use-change-texts';

interface VersionChangesListProps {
  changes: readonly VersionChange[];
  /** Goes to the field; absent if nothing can be changed any more. */
  onShow?: ((field: VersionChange['field']) => void) | undefined;
}

/** The differences between two versions: field, old value, new value. */
export const VersionChangesList = ({ changes, onShow }: VersionChangesListProps) => {
  const { t } = useTranslation('catalog');
  const { nameOf, textsOf } = useChangeTexts();
  return (
    <ul aria-label={t('versions.changes')} className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field} className={styles.change}>
          {onShow ? (
            <Button variant="text" size="sm" className={styles.field} onClick={() => onShow(change.field)}>
              {nameOf(change.field)}
            </Button>
          ) : (
            <b>{nameOf(change.field)}</b>
          )}
          <Difference texts={textsOf(change)} />
        </li>
      ))}
    </ul>
  );
};
