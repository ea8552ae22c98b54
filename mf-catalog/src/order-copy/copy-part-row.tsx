import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { Difference } from '../history/difference';
import { useChangeTexts } from '../history/use-change-texts';
import type { CopyPlanPart } from '@fairfront/shared-kit/domain/catalogue/copy-plan';
import styles from './copy-window.module.css';

interface CopyPartRowProps {
  row: CopyPlanPart;
  isChosen: boolean;
  /** Whether the country in the guide forbids it. */
  isBlocked: boolean;
  onToggle: (isChosen: boolean) => void;
}

/** One part: its checkbox and the result for each field; values to be overwritten are listed first. */
export const CopyPartRow = ({ row: { part, changes }, isChosen, isBlocked, onToggle }: CopyPartRowProps) => {
  const { t } = useTranslation('catalog');
  const { nameOf, textsOf } = useChangeTexts();
  const replaced = changes.filter(({ kind }) => kind === 'replace').length;
  const name = t(`copy.part.${part}`);
  if (changes.length === 0) {
    return (
      <li className={styles.part}>
        <p className={styles.idle}>
          <b>{name}</b> <span>{t('copy.nothing')}</span>
        </p>
      </li>
    );
  }
  return (
    <li className={styles.part} data-chosen={(isChosen && !isBlocked) || undefined}>
      <Checkbox
        checked={isChosen && !isBlocked}
        onChange={onToggle}
        disabledReason={isBlocked ? t('copy.notRussia') : undefined}
      >
        <b>{name}</b>
      </Checkbox>
      {replaced > 0 && (
        <p className={styles.warning}>
          <Icon name="warning" size={16} /> {t('copy.replaces', { count: replaced })}
        </p>
      )}
      <dl className={styles.fields}>
        {changes.map((change) => (
          <div key={change.field} className={styles.field}>
            <dt className={styles.name}>{nameOf(change.field)}</dt>
            <dd className={styles.value}>
              <Difference texts={textsOf(change)} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
};
