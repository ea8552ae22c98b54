import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { Skeleton, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useTranslation, type Tone } from '@fairfront/shared-kit/platform';
import { settling } from '../layout/settling';
import { TargetLink } from './target-link';
import { mergeNext, shownNextItems, sumSteps, type TileReports } from './tile-reports.model';
import styles from './rail.module.css';

const icons: Record<Tone, IconName> = {
  danger: 'cross-circle',
  warning: 'warning',
  info: 'info',
  neutral: 'pen',
  success: 'check-circle',
};

interface NextStepsProps {
  reports: TileReports;
  /** All tiles have told what they know: nothing in the list moves any more. */
  isSettled: boolean;
}

/** What to do next, merged from all tiles, and how far the preparation is (DESIGN §4). */
export const NextSteps = ({ reports, isSettled }: NextStepsProps) => {
  const { t } = useTranslation('hub');
  const steps = sumSteps(reports);
  const items = mergeNext(reports);
  const more = items.length - shownNextItems;
  return (
    <section className={classNames(styles.card, styles.next)} aria-labelledby="hub-next">
      <h2 id="hub-next" className={styles.title}>
        {t('next.title')}
      </h2>
      {!isSettled && (
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton width={150} height={30} />
          <Skeleton height={14} />
          <SkeletonLines count={4} />
        </div>
      )}
      <div className={settling(isSettled)}>
        {steps && (
          <>
            <p className={styles.figure}>
              <b className={classNames('ff-figure', styles.count)}>{steps.done}</b>{' '}
              {t('steps.ready', { count: steps.total })}
            </p>
            <QuotaMeter
              total={steps.total}
              accepted={steps.done}
              label={t('steps.meter', { done: steps.done, total: steps.total })}
            />
          </>
        )}
        <ul className={styles.items} aria-live="polite">
          {items.slice(0, shownNextItems).map((item) => (
            <li key={item.id} className={styles.entry}>
              <TargetLink target={item.target} look="quiet" className={styles.item}>
                <Icon name={icons[item.tone]} size={20} className={styles[item.tone]} />
                <span className={styles.words}>
                  <span className="ff-sr-only">{t(`next.tone.${item.tone}`)}: </span>
                  <b className={styles.what}>{item.title}</b>
                  {item.detail && <span className={styles.detail}>{item.detail}</span>}
                </span>
                <Icon name="chevron-right" size={16} className={styles.go} />
              </TargetLink>
            </li>
          ))}
        </ul>
        {isSettled && items.length === 0 && <p className={styles.nothing}>{t('next.nothing')}</p>}
        {more > 0 && <p className={styles.more}>{t('next.more', { count: more })}</p>}
      </div>
    </section>
  );
};
