import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { narrowingNames } from '../api/services';
import type { SearchText } from './use-search-text';
import styles from './search.module.css';

/** The result filters, kept in the address. */
export const Narrowings = ({ narrowing, narrow }: Pick<SearchText, 'narrowing' | 'narrow'>) => {
  const { t } = useTranslation('services');
  return (
    <div role="group" aria-label={t('search.show')} className={styles.narrowings}>
      {narrowingNames.map((name) => (
        <Checkbox key={name} checked={narrowing[name] === '1'} onChange={(isWanted) => narrow(name, isWanted)}>
          {t(`search.${name}`)}
        </Checkbox>
      ))}
    </div>
  );
};
