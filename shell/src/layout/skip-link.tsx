import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './skip-link.module.css';

/** First stop of the keyboard: past the header to the content. */
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
