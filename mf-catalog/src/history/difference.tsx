import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './versions.module.css';
import type { ChangeTexts } from './use-change-texts';

/** An old and new value, or the removed and added items of a list. */
export const Difference = ({ texts }: { texts: ChangeTexts }) => {
  const { t } = useTranslation('catalog');
  if (texts.kind === 'value') {
    return (
      <p className={styles.value}>
        <span className="ff-sr-only">{t('versions.before')} </span>
        <del className={styles.before}>{texts.before}</del> <Icon name="arrow-right" size={14} />{' '}
        <span className="ff-sr-only">{t('versions.after')} </span>
        <ins className={styles.after}>{texts.after}</ins>
      </p>
    );
  }
  const { removed, added } = texts;
  if (removed.length + added.length === 0) return <p className={styles.value}>{t('versions.reordered')}</p>;
  return (
    <ul className={styles.value}>
      {removed.map((item) => (
        <li key={item}>
          <span className="ff-sr-only">{t('versions.removed')} </span>
          <del className={styles.before}>{item}</del>
        </li>
      ))}
      {added.map((item) => (
        <li key={item}>
          <span className="ff-sr-only">{t('versions.added')} </span>
          <ins className={styles.after}>+ {item}</ins>
        </li>
      ))}
    </ul>
  );
};
