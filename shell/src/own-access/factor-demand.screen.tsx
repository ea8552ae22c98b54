import { useEffect } from 'react';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { queryKeys } from '@fairfront/shared-kit/api';
import {
  failsHere,
  usePlatform,
  usePlatformState,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import { secondFactorQuery } from './own-access.query';
import { useDemandTexts } from './use-demand-texts';
import styles from './factor-demand.module.css';

/**
 * Replaces all screens of a participation whose exhibition requires a second factor that its administrator lacks: the
 * reason, the link to the set-up and back.
 */
const FactorDemandScreen = () => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const { route } = usePlatformState();
  const { modals, navigator } = useShell();
  const cache = useQueryClient();
  const { textsOf } = useDemandTexts();
  const participationId = Number(route.params['id']);
  // refetch on focus: the factor may be set up in another tab
  const options = { ...secondFactorQuery(api), ...failsHere, refetchOnWindowFocus: 'always' as const };
  const { data: factor, isSuccess, dataUpdatedAt } = useQuery(options);
  const demand = factor?.demands.find(({ participations }) => participations.includes(participationId));
  const isMet = isSuccess && (factor?.since !== null || !demand);
  const texts = demand && textsOf(demand);

  // the return address includes what was open
  const { pathname, search } = navigator.location();
  useEffect(() => modals.services.close({ force: true }), [modals]);
  useEffect(() => {
    if (isMet) void cache.invalidateQueries({ queryKey: queryKeys.participation.all(participationId) });
  }, [isMet, dataUpdatedAt, cache, participationId]);

  return (
    <section className={styles.page} aria-labelledby="factor-demand">
      <Icon name="lock" size={22} className={styles.icon} />
      <h1 id="factor-demand" className={styles.title}>
        {texts ? t('demand.titleOf', texts) : t('demand.title')}
      </h1>
      <p className={styles.text}>{texts ? t('demand.textOf', texts) : t('demand.text')}</p>
      <p className={styles.text}>{t('demand.back')}</p>
      <div className={styles.ways}>
        <RouteLink to="own-access" params={{}} query={{ return: pathname + search }} variant="primary" size="lg">
          {t('demand.setUp')}
        </RouteLink>
        <RouteLink to="home" params={{}} variant="secondary" size="lg">
          {t('demand.home')}
        </RouteLink>
      </div>
    </section>
  );
};

export default FactorDemandScreen;
