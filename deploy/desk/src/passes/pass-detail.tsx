import type { ReactNode } from 'react';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import { Notice, type NoticeTone } from '@fairfront/shared-kit/components/notice';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { StatusBadge, type StatusTone } from '@fairfront/shared-kit/components/status-badge';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import type { PassStatus } from '@fairfront/shared-kit/domain/passes';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { passQuery, type QueuedPass, type StaffPass } from '../api/passes';
import { hintLooks } from './hint-badge';
import { PassFacts } from './pass-facts';
import styles from './passes.module.css';
import type { PassRef } from './queue-place';

const statusLooks: Record<PassStatus, { tone: StatusTone; icon: IconName }> = {
  consideration: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check-circle' },
  rejected: { tone: 'danger', icon: 'cross-circle' },
};

const noticeTones: Partial<Record<StatusTone, NoticeTone>> = {
  danger: 'danger',
  warning: 'warning',
  success: 'success',
};

const titleOf = (pass: StaffPass): string =>
  (pass.kind === 'car' ? [pass.car_number, pass.trailer_number] : [pass.lastname, pass.name, pass.middlename])
    .filter(Boolean)
    .join(pass.kind === 'car' ? ', ' : ' ');

/** A colleague's decision. */
const DecidedBefore = ({ pass: { status, decision } }: { pass: StaffPass }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { decided_by: by, decided_at: at, comment } = decision;
  return (
    <Notice tone="neutral" title={t(`decided.${status}`)}>
      {by && at && t('decided.by', { name: `${by.name} ${by.lastname}`, when: formatDateTime(at, locale) })}
      {comment && <span className={styles.quote}>{comment}</span>}
    </Notice>
  );
};

interface PassDetailProps {
  item: PassRef;
  /** Its row if it is on the current page. */
  row: QueuedPass | undefined;
  /** "3 of 37"; absent if it is not in the list. */
  place: string | null;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
  /** The open rejection. */
  rejection: ReactNode;
  canDecide: boolean;
  onAccept: (title: string) => void;
  onReject: (title: string) => void;
}

/** The details of a pass with the decision buttons. */
export const PassDetail = (props: PassDetailProps) => {
  const { item, row, place, onPrevious, onNext, onClose, rejection, canDecide, onAccept, onReject } = props;
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const query = useQuery({ ...passQuery(api, item), ...failsHere });
  const pass = query.data;
  const title = pass ? titleOf(pass) : (row?.title ?? '');
  const waits = pass?.status === 'consideration';
  return (
    <aside className={styles.pane} aria-label={t('detail')}>
      <div className={styles.paneBody}>
        <div className={styles.paneTop}>
          <span className={styles.place}>{place}</span>
          <IconButton icon="chevron-up" label={t('previous')} disabled={!onPrevious} onClick={() => onPrevious?.()} />
          <IconButton icon="chevron-down" label={t('next')} disabled={!onNext} onClick={() => onNext?.()} />
          <IconButton icon="cross" label={t('close')} onClick={onClose} />
        </div>
        <div className={styles.head}>
          <h2 className={classNames('ff-h3', styles.name)}>{title}</h2>
          {pass && <StatusBadge {...statusLooks[pass.status]}>{t(`status.${pass.status}`)}</StatusBadge>}
        </div>
        {query.isError && !pass && <LoadError level={3} title={t('passFailed')} query={query} />}
        {query.isPending && (
          <Loading label={t('loading')}>
            <SkeletonLines count={6} />
          </Loading>
        )}
        {pass && <PassFacts pass={pass} />}
        {pass && !waits && <DecidedBefore pass={pass} />}
        {waits &&
          row?.hints.map(({ kind, other }) => (
            <Notice key={kind} tone={noticeTones[hintLooks[kind].tone] ?? 'info'} title={t(`hints.${kind}.short`)}>
              {t(`hints.${kind}.long`, { other })}
            </Notice>
          ))}
        {waits && rejection}
      </div>
      {waits && canDecide && (
        <footer className={styles.paneFoot}>
          <Button
            variant={rejection ? 'secondary' : 'primary'}
            icon="check"
            className={styles.decision}
            onClick={() => onAccept(title)}
          >
            {t('accept')} <Key name="A" />
          </Button>
          <Button
            variant={rejection ? 'primary' : 'secondary'}
            className={styles.decision}
            onClick={() => onReject(title)}
          >
            {rejection ? t('reject.send') : t('reject.open')} {!rejection && <Key name="R" />}
          </Button>
        </footer>
      )}
    </aside>
  );
};

/** The key of a button; hidden from screen readers. */
const Key = ({ name }: { name: string }) => (
  <span aria-hidden="true" className={styles.key}>
    <Kbd>{name}</Kbd>
  </span>
);
