import { RouteLink } from '@fairfront/shared-kit/components/link';
import { usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { useGuardFailure } from '../routing/guard-failure';
import { useShell } from '../shell-services';
import { lazy } from '../layout/lazy';
import { ScreenSkeleton } from '../layout/failures/screen-skeleton';
import styles from './not-found.module.css';

const FactorDemandScreen = lazy(
  () => import(/* webpackChunkName: "screen-own-access" */ '../own-access/factor-demand.screen'),
  'ownAccess',
);

const walls = [
  'M20 100V20h120v80M140 100V20h90v80M230 100V20h150v80M380 100V20h110v80M490 100V20h120v80',
  'M20 210v220h240V320M20 320h240M130 210v220M420 210v220M610 430V210M420 320h190',
  'M20 470v70h590v-70M180 470v70M290 470v70M430 470v70',
].join('');
const numbers = [
  ['24C01', 64, 66],
  ['24C02', 166, 66],
  ['24C04', 286, 66],
  ['24C06', 416, 66],
  ['24C08', 530, 66],
  ['24B02', 60, 278],
  ['24B05', 172, 278],
  ['24D12', 500, 278],
] as const;

interface NotFoundProps {
  /** The participation is unknown or belongs to another user; the server does not say which. */
  isParticipation?: boolean;
}

/** The 404 page: a stand that is not on the plan (mock-up v). It shows who is signed in. */
const NotFound = ({ isParticipation = false }: NotFoundProps) => {
  const { t } = useTranslation('pages');
  const { user } = usePlatformState();
  const isSignedIn = useShell().session.token() !== null;
  const reason = isParticipation ? 'participation' : isSignedIn ? 'signedIn' : 'visitor';
  return (
    <div className={styles.place}>
      <div className={styles.words}>
        <p className={styles.code}>{t('notFound.code')}</p>
        <h1 className={styles.title}>{t(isParticipation ? 'notFound.noParticipation' : 'notFound.title')}</h1>
        <p className={styles.text}>{t(`notFound.${reason}`)}</p>
        <div className={styles.ways}>
          <RouteLink to="home" params={{}} variant="primary" size="lg">
            {t('notFound.home')}
          </RouteLink>
          <RouteLink to={isSignedIn ? 'support' : 'help'} params={{}} variant="secondary" size="lg">
            {t('notFound.help')}
          </RouteLink>
        </div>
        {isSignedIn && (
          <p className={styles.who}>{user && t('notFound.who', { name: `${user.name} ${user.lastname}` })}</p>
        )}
      </div>
      <svg viewBox="0 0 640 560" className={styles.plan} aria-hidden="true">
        <path className={styles.walls} d={walls} />
        <path className={styles.gap} d="M260 320h160" />
        <path className={styles.missing} d="M280 300V230h120v70" />
        <g className={styles.numbers}>
          {numbers.map(([number, x, y]) => (
            <text key={number} x={x} y={y}>
              {number}
            </text>
          ))}
        </g>
        <text className={styles.figure} x="340" y="279" textAnchor="middle">
          404
        </text>
      </svg>
    </div>
  );
};

/** Replaces a screen that cannot be shown: the address is unknown, or a second factor is required first. */
const NotFoundScreen = (props: NotFoundProps) =>
  useGuardFailure()?.isClosed ? <FactorDemandScreen waiting={<ScreenSkeleton />} /> : <NotFound {...props} />;

export default NotFoundScreen;
