import { ownTextOf } from '@fairfront/shared-kit/domain/common';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { areServicesShown } from '@fairfront/shared-kit/domain/participations';
import {
  useLocale,
  usePlatformState,
  useTranslation,
  type Participation,
  useSelectedStand,
} from '@fairfront/shared-kit/platform';
import { useCartCount } from '../../routing/cart.query';
import { useGuardFailure } from '../../routing/guard-failure';
import { ChangeCompany } from './change-company';
import { EventTabs } from './event-tabs';
import { settling } from '../settling';
import { useOpenCart } from './use-cart-place';
import styles from './event-bar.module.css';

/** The bar of one participation: exhibition, stand, company and sections (DESIGN §4). */
export const EventBar = ({ participationId }: { participationId: number }) => {
  const { t } = useTranslation('shell');
  const { participation, route } = usePlatformState();
  const failure = useGuardFailure();
  const hasCart = useOpenCart() !== null;
  // the cart screen loads it itself; if its remote is unavailable the sections do not wait
  const loads = hasCart && route.name !== 'cart';
  const { isPending } = useCartCount(participationId, { loads });
  // the cart count moves the sections beside it
  const isSettled = participation !== null && !(loads && isPending);
  return (
    <section className={styles.bar} aria-label={t('event.barLabel')}>
      <div className={styles.inner}>
        <div className={styles.who}>
          {participation && <Names participation={participation} />}
          {!participation && !failure && (
            <>
              <Skeleton width={130} height={14} />
              <Skeleton width={54} height={22} />
              <Skeleton width={170} height={14} />
            </>
          )}
        </div>
        <nav className={classNames(styles.tabs, settling(isSettled))} aria-label={t('event.label')}>
          <EventTabs
            participationId={participationId}
            servicesShown={participation ? areServicesShown(participation) : !failure}
            className={styles.tab}
            expectedClassName={participation ? undefined : styles.expected}
          />
        </nav>
      </div>
    </section>
  );
};

const Names = ({ participation }: { participation: Participation }) => {
  const locale = useLocale();
  const stand = useSelectedStand(participation);
  return (
    <>
      <span className={styles.event}>{ownTextOf(participation.exhibition, 'title', locale)}</span>
      {stand && <StandTag>{stand.title}</StandTag>}
      <span className={styles.company} title={ownTextOf(participation.company, 'name', locale)}>
        {ownTextOf(participation.company, 'name', locale)}
      </span>
      <ChangeCompany participation={participation} />
    </>
  );
};
