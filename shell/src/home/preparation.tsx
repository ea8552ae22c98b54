import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { formatPercent } from '@fairfront/shared-kit/formats';
import { useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { preparationQuery } from './preparation.query';
import styles from './exhibition-card.module.css';

/** How far a company has come, in steps of its hub; its room stays empty until the answer is there (SHELL-281). */
export const Preparation = ({ id }: { id: number }) => {
  const { t } = useTranslation('shell');
  const { api } = usePlatform();
  const locale = useLocale();
  const { data } = useQuery(preparationQuery(api, id));
  const share = data && formatPercent(data.done / data.total, locale);
  return (
    <div className={styles.preparation}>
      {data && share && (
        <>
          <p className={styles.steps}>
            <b className={styles.done}>{t('home.prepared', { done: data.done, count: data.total })}</b>
            <span aria-hidden="true">{share}</span>
          </p>
          <QuotaMeter total={data.total} accepted={data.done} label={share} legend={false} />
        </>
      )}
    </div>
  );
};
