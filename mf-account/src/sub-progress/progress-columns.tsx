import { classNames } from '@fairfront/shared-kit/components/class-names';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import {
  catalogueOrderStatusVariant,
  StatusBadge,
  type StatusTone,
} from '@fairfront/shared-kit/components/status-badge';
import { formatDayAndMonth } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { dayAt } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import type { SubProgress } from '../api/sub-progress';
import styles from './progress.module.css';

/** The name, stand, who prepares it, and the date of the last email. */
const CompanyCell = ({ row }: { row: SubProgress }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { exhibition } = useParticipation();
  const state = row.addresses === 0 ? 'away' : row.is_edit ? 'self' : 'managed';
  const who = t(`progress.${state}`);
  const date = row.letter_at && formatDayAndMonth(dayAt(Date.parse(row.letter_at), exhibition.timezone), locale);
  return (
    <span className={styles.company}>
      <span className={styles.name}>{textOf(row.company, 'name', locale)}</span>
      <span className={styles.below}>
        {row.stands.length > 0 ? t('progress.stands', { stands: row.stands.join(', '), who }) : who}
      </span>
      {date && <span className={styles.below}>{t('email.last', { date })}</span>}
    </span>
  );
};

type Passes = SubProgress['participants'];

/** The used quota as text, for participants as cells too; the number of rejected passes. */
const PassesCell = ({ passes, hasMeter = false }: { passes: Passes; hasMeter?: boolean }) => {
  const { t } = useTranslation('account');
  const { count, total, accepted, waiting, rejected } = passes;
  if (total === null || (total === 0 && count === 0)) {
    return <span className={styles.quiet}>{t('progress.noQuota')}</span>;
  }
  return (
    <span className={styles.passes}>
      <span className={styles.used}>
        <span className={styles.count}>{t('progress.ofTotal', { count, total })}</span>
        {hasMeter && (
          <QuotaMeter
            className={styles.meter}
            total={total}
            accepted={accepted}
            waiting={waiting}
            rejected={rejected}
            legend={false}
          />
        )}
      </span>
      {rejected > 0 && <span className={styles.rejected}>{t('progress.rejected', { count: rejected })}</span>}
    </span>
  );
};

const Status = ({ tone, icon, children }: { tone: StatusTone; icon: IconName; children: string }) => (
  <StatusBadge variant="plain" tone={tone} icon={icon} className={styles.status}>
    {children}
  </StatusBadge>
);

const CatalogueCell = ({ state }: { state: SubProgress['catalogue'] }) => {
  const { t } = useTranslation('account');
  const words = t(`progress.orders.${state}`);
  if (state === 'off') return <span className={styles.quiet}>{words}</span>;
  if (state === 'none') {
    return (
      <Status tone="neutral" icon="minus-circle">
        {words}
      </Status>
    );
  }
  if (state === 'draft') {
    return (
      <Status tone="warning" icon="warning">
        {words}
      </Status>
    );
  }
  return <Status {...catalogueOrderStatusVariant[state]}>{words}</Status>;
};

const DocumentsCell = ({ documents: { state, unpaid } }: Pick<SubProgress, 'documents'>) => {
  const { t } = useTranslation('account');
  if (state === 'unpaid') {
    return (
      <Status tone="warning" icon="warning">
        {t('progress.invoices.unpaid', { count: unpaid })}
      </Status>
    );
  }
  if (state === 'none') return <span className={styles.quiet}>{t('progress.invoices.none')}</span>;
  return (
    <Status tone="success" icon="check-circle">
      {t('progress.invoices.paid')}
    </Status>
  );
};

const ServicesCell = ({ services: { orders, waiting } }: Pick<SubProgress, 'services'>) => {
  const { t } = useTranslation('account');
  if (waiting > 0) {
    return (
      <Status tone="warning" icon="clock">
        {t('progress.waiting', { count: waiting })}
      </Status>
    );
  }
  if (orders === 0) return <span className={styles.quiet}>{t('progress.noOrders')}</span>;
  return (
    <Status tone="success" icon="check-circle">
      {t('progress.orderCount', { count: orders })}
    </Status>
  );
};

const DeadlineCell = ({ deadline }: Pick<SubProgress, 'deadline'>) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { exhibition } = useParticipation();
  if (!deadline) return <span className={styles.quiet}>{t('progress.none')}</span>;
  return (
    <span className={classNames(styles.company, styles.due)}>
      <time dateTime={deadline.at}>
        {formatDayAndMonth(dayAt(Date.parse(deadline.at), exhibition.timezone), locale)}
      </time>
      <span className={styles.below}>{t(`progress.kinds.${deadline.kind}`)}</span>
    </span>
  );
};

/** The progress of sub-exhibitors for table and cards (mock-up y11). */
export const useProgressColumns = (): Column<SubProgress>[] => {
  const { t } = useTranslation('account');
  const column = (
    id: string,
    cell: Column<SubProgress>['cell'],
    more: Partial<Column<SubProgress>> = {},
  ): Column<SubProgress> => ({ id, header: t(`progress.${id}`), sortable: true, cell, ...more });
  return [
    column('company', (row) => <CompanyCell row={row} />),
    column('participants', ({ participants }) => <PassesCell passes={participants} hasMeter />),
    column('installation', ({ installation }) => <PassesCell passes={installation} />),
    column('catalogue', ({ catalogue }) => <CatalogueCell state={catalogue} />),
    column('documents', ({ documents }) => <DocumentsCell documents={documents} />),
    column('services', ({ services }) => <ServicesCell services={services} />),
    column('deadline', ({ deadline }) => <DeadlineCell deadline={deadline} />),
  ];
};
