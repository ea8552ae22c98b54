import { errorText } from '@fairfront/shared-kit/api';
import { LoadError, type LoadErrorProps } from '@fairfront/shared-kit/components/empty-state';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './pass-list.module.css';

/** The error state of a list, with a retry. */
export const FailedList = ({ query }: Pick<LoadErrorProps, 'query'>) => {
  const { t } = useTranslation('passes');
  return (
    <LoadError title={t('list.failed')} query={query} className={styles.empty}>
      {errorText(query.error, t)}
    </LoadError>
  );
};
