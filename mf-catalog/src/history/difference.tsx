import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './versions.module.css';
import type { ChangeWords } from './use-change-words';

/** One value for another, or what has gone from a list and what has come. */
export const Difference = ({ words }: { words: ChangeWords }) => {
  const { t } = useTranslation('catalog');
  if (words.kind === 'value') {
    return (
      <p className={styles.value}>
        <span className="ff-sr-only">{t('versions.before')} </span>
        <del className={styles.before}>{words.before}</del> <Icon name="arrow-right" size={14} />{' '}
        <span className="ff-sr-only">{t('versions.after')} </span>
        <ins className={styles.after}>{words.after}</ins>
      </p>
    );
  }
  const { removed, added } = words;
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
