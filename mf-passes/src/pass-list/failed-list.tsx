import { errorText } from '@fairfront/shared-kit/api';
import { LoadError, type LoadErrorProps } from '@fairfront/shared-kit/components/empty-state';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './pass-list.module.css';

/** In the place of a list that did not come: what is wrong, and another try. */
export const FailedList = ({ query }: Pick<LoadErrorProps, 'query'>) => {
  const { t } = useTranslation('passes');
  return (
    <LoadError title={t('list.failed')} query={query} className={styles.empty}>
      {errorText(query.error, t)}
    </LoadError>
  );
};
