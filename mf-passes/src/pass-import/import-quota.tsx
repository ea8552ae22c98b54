import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { Trans } from '@fairfront/shared-kit/platform/trans';
import type { PersonalKind } from '../api/list-pages';
import { freePlaces, takenPlaces, type PassQuota } from '@fairfront/shared-kit/domain/passes';
import headStyles from '../passes-head/passes-head.module.css';

interface ImportQuotaProps {
  kind: PersonalKind;
  quota: PassQuota;
  /** The number of rows that would be added now. */
  ready: number;
}

/** A preview of the quota after the import. */
export const ImportQuota = ({ kind, quota, ready }: ImportQuotaProps) => {
  const { t } = useTranslation('passes');
  const { count, held = 0, total } = quota;
  const taken = takenPlaces(quota);
  const fits = Math.min(ready, Math.max(0, freePlaces(kind, quota)));
  return (
    <>
      <p className={headStyles.line}>
        <Trans
          t={t}
          i18nKey="import.quota"
          count={ready}
          values={{ used: taken + fits, total }}
          components={{ number: <b className={headStyles.count} /> }}
        />
      </p>
      {total !== null && (
        <QuotaMeter
          legend
          total={total}
          accepted={count}
          waiting={fits}
          held={held}
          names={{ accepted: t('import.quotaHas'), waiting: t('import.quotaAdds') }}
          label={t('import.quotaSpoken', { count: taken, adds: fits, total })}
        />
      )}
    </>
  );
};
