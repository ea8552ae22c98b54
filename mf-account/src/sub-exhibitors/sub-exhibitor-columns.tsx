import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { Select } from '@fairfront/shared-kit/components/select';
import { catalogueOrderStatusVariant, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useNow, useTranslation, type SubParticipation } from '@fairfront/shared-kit/platform';
import { isApplicationSent, quotaBounds } from '@fairfront/shared-kit/domain/account';
import { minutesToResend } from '@fairfront/shared-kit/domain/participations/team';
import styles from './sub-exhibitors.module.css';
import type { SubExhibitorActions } from './use-sub-exhibitor-actions';
import { inviteStatusVariant } from '../team/invite-status-variant';

interface CellProps {
  row: SubParticipation;
  actions: SubExhibitorActions;
  canWrite: boolean;
}

/** The name and invitation, which can be sent again five minutes after its last email. */
const CompanyCell = ({ row, actions, canWrite }: CellProps) => {
  const { t } = useTranslation('account');
  const now = useNow();
  const name = actions.nameOf(row);
  const minutes = row.resend_from === null ? null : minutesToResend(Date.parse(row.resend_from), now);
  const resend = minutes === null ? t('team.resend') : t('team.resendIn', { count: minutes });
  return (
    <span className={styles.company}>
      <span className={styles.name}>{name}</span>
      {row.invite && (
        <StatusBadge variant="plain" {...inviteStatusVariant[row.invite]} className={styles.invite}>
          {t(`subs.invites.${row.invite}`)}
        </StatusBadge>
      )}
      {canWrite && row.invite === 'pending' && (
        <Button
          className={styles.resend}
          variant="text"
          size="sm"
          busy={actions.pendingOf(row)?.action === 'resend'}
          aria-label={`${resend}: ${name}`}
          {...(minutes === null ? {} : { disabledReason: t('team.resendWait') })}
          onClick={() => void actions.resend(row)}
        >
          {resend}
        </Button>
      )}
    </span>
  );
};

/** Used out of quota; the quota is limited by the used and the remaining passes. */
const QuotaCell = ({ row, actions, canWrite, available }: CellProps & { available: number }) => {
  const { t } = useTranslation('account');
  const current = row.quota.certificate ?? 0;
  if (!canWrite) return <>{t('subs.usedOfQuota', { used: row.pass_personal, quota: current })}</>;
  const pending = actions.pendingOf(row);
  const { min, max } = quotaBounds({ current, issued: row.pass_personal, held: row.pass_held }, available);
  return (
    <span className={styles.quota}>
      <span className={styles.used}>{t('subs.usedOf', { used: row.pass_personal })}</span>
      <NumberField
        label={t('subs.quotaOf', { name: actions.nameOf(row) })}
        labelHidden
        size="sm"
        min={min}
        max={max}
        value={(pending?.action === 'change' ? pending.change.certificate : undefined) ?? current}
        busy={pending !== undefined}
        onChange={(certificate) => {
          if (certificate !== current) void actions.change(row, { certificate });
        }}
      />
    </span>
  );
};

const controls = ['edit', 'read'] as const;

/** Who manages the data of the sub-exhibitor. */
const ControlCell = ({ row, actions, canWrite }: CellProps) => {
  const { t } = useTranslation('account');
  const pending = actions.pendingOf(row);
  const isEdit = (pending?.action === 'change' ? pending.change.is_edit : undefined) ?? row.is_edit;
  const value = isEdit ? 'edit' : 'read';
  if (!canWrite) return <>{t(`subs.control.${value}`)}</>;
  return (
    <Select
      className={styles.control}
      label={t('subs.controlOf', { name: actions.nameOf(row) })}
      labelHidden
      size="sm"
      options={controls.map((one) => ({ value: one, label: t(`subs.control.${one}`) }))}
      value={value}
      busy={pending !== undefined}
      onChange={(next) => void actions.change(row, { is_edit: next === 'edit' })}
    />
  );
};

interface ColumnsInput {
  actions: SubExhibitorActions;
  canWrite: boolean;
  available: number;
}

/** The sub-exhibitor fields for table and cards. */
export const useSubExhibitorColumns = ({ actions, canWrite, available }: ColumnsInput): Column<SubParticipation>[] => {
  const { t } = useTranslation('account');
  return [
    {
      id: 'company',
      header: t('subs.company'),
      cell: (row) => <CompanyCell row={row} actions={actions} canWrite={canWrite} />,
    },
    {
      id: 'profile',
      header: t('subs.profile'),
      cell: ({ is_profile_filled: isFilled }) => (
        <StatusBadge
          variant="plain"
          tone={isFilled ? 'success' : 'warning'}
          icon={isFilled ? 'check-circle' : 'warning'}
        >
          {t(isFilled ? 'subs.filled' : 'subs.notFilled')}
        </StatusBadge>
      ),
    },
    {
      id: 'catalogue',
      header: t('subs.catalogue'),
      cell: (row) =>
        isApplicationSent(row) && row.catalog_order_status ? (
          <StatusBadge {...catalogueOrderStatusVariant[row.catalog_order_status]}>
            {t(`subs.orders.${row.catalog_order_status}`)}
          </StatusBadge>
        ) : (
          <StatusBadge variant="plain" tone="warning" icon="warning">
            {t(row.catalog_order_id === null ? 'subs.orders.none' : 'subs.orders.draft')}
          </StatusBadge>
        ),
    },
    {
      id: 'passes',
      header: t('subs.passes'),
      cell: (row) => <QuotaCell row={row} actions={actions} canWrite={canWrite} available={available} />,
    },
    { id: 'cars', header: t('subs.cars'), align: 'end', cell: ({ pass_car }) => pass_car },
    {
      id: 'control',
      header: t('subs.controlTitle'),
      card: 'plain',
      cell: (row) => <ControlCell row={row} actions={actions} canWrite={canWrite} />,
    },
  ];
};

/** Opens or deletes the sub-exhibitor. */
export const SubExhibitorRowActions = ({ row, actions, canWrite }: CellProps) => {
  const { t } = useTranslation('account');
  const name = actions.nameOf(row);
  const way = t(canWrite ? 'subs.edit' : 'subs.view');
  return (
    <span className={styles.actions}>
      <RouteLink to="participant" params={{ id: row.id }} variant="text" size="sm" aria-label={`${way}: ${name}`}>
        {way}
      </RouteLink>
      {canWrite && (
        <IconButton
          icon="trash"
          label={t('subs.remove', { name })}
          busy={actions.pendingOf(row)?.action === 'remove'}
          onClick={() => void actions.remove(row)}
        />
      )}
    </span>
  );
};
