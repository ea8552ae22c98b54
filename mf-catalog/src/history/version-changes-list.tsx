import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { VersionChange } from '../model/version-changes';
import { Difference } from './difference';
import styles from './versions.module.css';
import { useChangeWords } from './use-change-words';

interface VersionChangesListProps {
  changes: readonly VersionChange[];
  /** Leads to the field; none where nothing can be changed any more. */
  onShow?: ((field: VersionChange['field']) => void) | undefined;
}

/** What differs between two versions: the field, what it was, what it is (CAT-299). */
export const VersionChangesList = ({ changes, onShow }: VersionChangesListProps) => {
  const { t } = useTranslation('catalog');
  const { nameOf, wordsOf } = useChangeWords();
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
          <Difference words={wordsOf(change)} />
        </li>
      ))}
    </ul>
  );
};
