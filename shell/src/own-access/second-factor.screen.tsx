import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import {
  failsHere,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
  type SecondFactor,
} from '@fairfront/shared-kit/platform';
import { ScreenSkeleton } from '../layout/failures/screen-skeleton';
import { SectionError } from '../layout/failures/section-error';
import { useShell } from '../shell-services';
import { AccessIcon } from './access-icon';
import { AppStep } from './app-step';
import { CodesStep } from './codes-step';
import { secondFactorQuery } from './own-access.query';
import { ProofForm } from './proof-form';
import { useReturn } from './use-return';
import styles from './own-access.module.css';
import steps from './second-factor.module.css';

const hasWay = ({ app, passkeys }: SecondFactor): boolean => app !== null || passkeys.length > 0;

/** The next step of the set-up. */
const stageOf = (factor: SecondFactor): 'proof' | 'app' | 'codes' => {
  if (!factor.is_proved) return 'proof';
  return hasWay(factor) ? 'codes' : 'app';
};

/** `/profile/access/second-factor`: app, recovery codes, on (mock-ups y9, y9b). */
const SecondFactorScreen = () => {
  const { t } = useTranslation('ownAccess');
  const { api, navigation } = usePlatform();
  const { navigator } = useShell();
  const back = useReturn();
  const cache = useQueryClient();
  const options = secondFactorQuery(api);
  const { data: factor, isError, isFetching, refetch } = useQuery({ ...options, ...failsHere });
  if (!factor) return isError && !isFetching ? <SectionError retry={() => void refetch()} /> : <ScreenSkeleton />;
  const leave = () => (back === undefined ? navigation.navigate('own-access', {}) : navigator.navigate(back));
  const stage = stageOf(factor);
  const isOn = factor.since !== null;
  const isLast = hasWay(factor);
  const show = (data: SecondFactor) => cache.setQueryData(options.queryKey, { data });
  const words = isOn ? 'on' : isLast ? 'codes' : 'off';
  return (
    <>
      <Breadcrumbs
        crumbs={[
          crumbTo('profile', {}, t('profile')),
          crumbTo('own-access', {}, t('title'), { return: back }),
          { id: 'second-factor', content: t('setUp.crumb') },
        ]}
      />
      <h1 className={styles.headline}>{t(`setUp.${words}Title`)}</h1>
      <p className={styles.lead}>{t(`setUp.${words}Lead`)}</p>
      <div className={styles.columns}>
        <section className={styles.card} aria-label={t('setUp.crumb')}>
          <ol className={steps.steps} aria-label={t('setUp.steps')}>
            <SetUpStep number={1} state={isLast ? 'done' : 'current'}>
              {t(isLast && factor.app === null ? 'setUp.stepPasskey' : 'setUp.stepApp')}
            </SetUpStep>
            <SetUpStep number={2} state={isLast ? 'current' : 'open'}>
              {t('setUp.stepCodes')}
            </SetUpStep>
          </ol>
          <div className={styles.body}>
            {stage === 'proof' && <ProofForm onProved={() => show({ ...factor, is_proved: true })} />}
            {stage === 'app' && <AppStep onChecked={show} />}
            {stage === 'codes' && <CodesStep factor={factor} onDone={leave} />}
          </div>
        </section>
        <WhenAsked />
      </div>
    </>
  );
};

interface SetUpStepProps {
  number: number;
  state: 'done' | 'current' | 'open';
  children: string;
}

const SetUpStep = ({ number, state, children }: SetUpStepProps) => (
  <li className={classNames(steps.step, steps[state])} aria-current={state === 'current' ? 'step' : undefined}>
    <span className={steps.ring} aria-hidden="true">
      {state === 'done' ? <Icon name="check" size={14} /> : number}
    </span>
    {children}
  </li>
);

/** Explains when the second factor is requested. */
const WhenAsked = () => {
  const { t } = useTranslation('ownAccess');
  return (
    <section className={classNames(styles.card, steps.aside)} aria-labelledby="when-asked">
      <h2 id="when-asked" className={steps.stepTitle}>
        {t('setUp.when')}
      </h2>
      <ul>
        <li className={steps.reason}>
          <AccessIcon name="computer" className={styles.device} />
          <span>
            <b className={styles.name}>{t('setUp.newDevice')}</b>
            <span className={classNames(styles.place, steps.reasonHint)}>{t('setUp.newDeviceHint')}</span>
          </span>
        </li>
        <li className={steps.reason}>
          <Icon name="lock" className={styles.device} />
          <span>
            <b className={styles.name}>{t('setUp.changes')}</b>
            <span className={classNames(styles.place, steps.reasonHint)}>{t('setUp.changesHint')}</span>
          </span>
        </li>
      </ul>
    </section>
  );
};

export default SecondFactorScreen;
