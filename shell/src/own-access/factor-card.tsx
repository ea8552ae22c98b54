import { useState } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { failsHere, usePlatform, useQuery, useTranslation, type SecondFactor } from '@fairfront/shared-kit/platform';
import { AccessIcon } from './access-icon';
import { DemandList } from './demand-list';
import { LoadFailure } from './load-failure';
import { secondFactorQuery } from './own-access.query';
import { ProofForm } from './proof-form';
import { useDemandTexts } from './use-demand-texts';
import { useMoment } from './use-moment';
import { useReturn } from './use-return';
import styles from './own-access.module.css';

/** Whether and how sign-in asks for a second factor, and ways to change it (mock-up y8). */
export const FactorCard = () => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const { data, isError, isFetching, refetch } = useQuery({ ...secondFactorQuery(api), ...failsHere });
  return (
    <section className={styles.card} aria-labelledby="second-factor">
      <h2 id="second-factor" className={styles.cardTitle}>
        <span className={styles.grow}>{t('factor.title')}</span>
        {data &&
          (data.since ? (
            <StatusBadge tone="success" icon="check-circle">
              {t('factor.on')}
            </StatusBadge>
          ) : (
            <StatusBadge tone="neutral" icon="minus-circle">
              {t('factor.off')}
            </StatusBadge>
          ))}
      </h2>
      {data && <DemandList factor={data} />}
      {data && (data.since ? <FactorOn factor={data} /> : <FactorOff />)}
      {!data && isError && <LoadFailure text={t('factor.failed')} busy={isFetching} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={120} />}
    </section>
  );
};

const FactorOff = () => {
  const { t } = useTranslation('ownAccess');
  const back = useReturn();
  return (
    <>
      <p className={styles.note}>{t('factor.lead')}</p>
      <div className={styles.foot}>
        <RouteLink to="second-factor" params={{}} query={{ return: back }} variant="text" size="sm" icon="lock">
          {t('factor.setUp')}
        </RouteLink>
      </div>
    </>
  );
};

const FactorOn = ({ factor }: { factor: SecondFactor }) => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const moment = useMoment();
  const { queryKey } = secondFactorQuery(api);
  const [mustProve, setMustProve] = useState(false);
  const { closing } = useDemandTexts();
  const { app, recovery_codes: codes, demands } = factor;
  const turnOff = useAction<{ isProved: boolean }>({
    namespace: 'ownAccess',
    // a proved change has been confirmed before
    confirm: ({ isProved }) =>
      isProved
        ? null
        : {
            title: t('factor.turnOffQuestion'),
            text: t('factor.turnOffText') + closing(demands),
            confirmLabel: t('factor.turnOff'),
            tone: 'danger',
          },
    run: () => api.delete('/auth/second-factor'),
    announce: () => t('factor.turnedOff'),
    onRefused: (error) => {
      const mustBeProved = isApiError(error) && error.code === 'proof_required';
      if (mustBeProved) setMustProve(true);
      return mustBeProved;
    },
    invalidates: () => [queryKey],
  });
  return (
    <>
      <ul>
        {app && (
          <li className={styles.session}>
            <AccessIcon name="phone" className={styles.device} />
            <span className={styles.words}>
              <b className={styles.name}>{t('factor.app')}</b>
              <span className={styles.place}>{t('factor.appSince', { when: moment(app.confirmed_at) })}</span>
            </span>
          </li>
        )}
        <li className={styles.session}>
          <Icon name="list" className={styles.device} />
          <span className={styles.words}>
            <b className={styles.name}>{t('factor.codes')}</b>
            <span className={styles.place}>{t('factor.codesLeft', codes)}</span>
          </span>
        </li>
      </ul>
      {mustProve && (
        <div className={styles.body}>
          <ProofForm
            onProved={() => {
              setMustProve(false);
              void turnOff.run({ isProved: true });
            }}
          />
        </div>
      )}
      <div className={styles.foot}>
        <RouteLink to="second-factor" params={{}} variant="text" size="sm" icon="refresh">
          {t('factor.manage')}
        </RouteLink>
        <Button variant="text" size="sm" busy={turnOff.isBusy()} onClick={() => void turnOff.run({ isProved: false })}>
          {t('factor.turnOff')}
        </Button>
      </div>
    </>
  );
};
