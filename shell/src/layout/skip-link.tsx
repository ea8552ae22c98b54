import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './skip-link.module.css';

/** First tab stop: skips the header. */
export const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        // the hash would become part of the address
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
};
