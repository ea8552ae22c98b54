import { useTranslation } from '@fairfront/shared-kit/platform';
import { Trans } from '@fairfront/shared-kit/platform/trans';
import type { PersonalKind } from '../api/list-pages';
import { freePlaces, takenPlaces, type PassQuota } from '@fairfront/shared-kit/domain/passes';
import styles from './import-columns.module.css';

/** The remaining quota before the list is added (mock-up y15). */
export const QuotaNow = ({ kind, quota, total }: { kind: PersonalKind; quota: PassQuota; total: number }) => {
  const { t } = useTranslation('passes');
  return (
    <p className={styles.left} data-testid="import-quota">
      <Trans
        t={t}
        i18nKey="quota.lineFree"
        values={{ count: takenPlaces(quota), total, free: freePlaces(kind, quota) }}
        components={{ number: <b className={styles.number} />, free: <b className={styles.number} /> }}
      />
    </p>
  );
};
