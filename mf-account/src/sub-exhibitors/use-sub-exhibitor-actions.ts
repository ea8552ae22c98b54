import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useParticipation,
  usePlatform,
  useTranslation,
  type SubParticipation,
} from '@fairfront/shared-kit/platform';
import { useTeamOptions } from '../team/use-team-actions';

/** The number of passes that a deletion withdraws. */
const passesOf = ({ pass_personal, pass_installation, pass_car }: SubParticipation): number =>
  pass_personal + pass_installation + pass_car;

/** A change of either value sends both: the new one and the other as stored. */
type Change = Partial<{ is_edit: boolean; certificate: number }>;
type PendingAction = { action: 'remove' | 'resend' } | { action: 'change'; change: Change };
interface RowChange {
  row: SubParticipation;
  change: Change;
}

/**
 * The actions of a collective organiser on its sub-exhibitors.
 * @param onRemoved called after rows, and the focused button with them, are gone
 */
export const useSubExhibitorActions = (onRemoved: () => void) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const locale = useLocale();
  const { id } = useParticipation();
  const team = useTeamOptions();
  const oneOf = (row: SubParticipation) => ({ params: { path: { id, subId: row.id } } });
  const nameOf = (row: SubParticipation): string => textOf(row.company, 'name', locale);
  const withdrawn = (count: number) => (count > 0 ? { text: t('subs.withdrawn', { count }) } : {});
  /** The list and the participation's quota, which its passes share. */
  const common = { ...team, invalidates: () => [queryKeys.subExhibitors.all(id), queryKeys.personalPasses.all(id)] };
  /** A refused deletion is silent: the reloaded list shows the state. */
  const silent = { onRefused: () => true };

  const changing = useAction<RowChange>({
    ...common,
    rowOf: ({ row }) => row.id,
    run: ({ row, change }) =>
      api.put('/participants/{id}/sub-participants/{subId}', {
        ...oneOf(row),
        body: { is_edit: row.is_edit, certificate: row.quota.certificate ?? 0, ...change },
      }),
  });
  const resending = useAction<SubParticipation>({
    ...common,
    rowOf: (row) => row.id,
    run: (row, { idempotencyKey }) =>
      api.post('/participants/{id}/sub-participants/{subId}/resend-invite', { ...oneOf(row), idempotencyKey }),
    announce: (_answer, row) => t('subs.resent', { name: nameOf(row) }),
  });
  const removing = useAction<SubParticipation>({
    ...common,
    ...silent,
    rowOf: (row) => row.id,
    confirm: (row) => ({
      title: t('subs.removeTitle', { name: nameOf(row) }),
      ...withdrawn(passesOf(row)),
      confirmLabel: t('subs.removeConfirm'),
      tone: 'danger',
    }),
    run: (row) => api.delete('/participants/{id}/sub-participants/{subId}', oneOf(row)),
  });
  const removingAll = useAction<readonly SubParticipation[]>({
    ...common,
    ...silent,
    confirm: (rows) => ({
      title: t('subs.removeAllTitle'),
      ...withdrawn(rows.reduce((sum, row) => sum + passesOf(row), 0)),
      confirmLabel: t('subs.removeAllConfirm', { count: rows.length }),
      tone: 'danger',
    }),
    run: () => api.delete('/participants/{id}/sub-participants', { params: { path: { id } } }),
  });
  /** The list is up to date here, whether or not the deletion succeeded. */
  const moveFocus = ({ state }: { state: string }) => {
    if (state !== 'dropped') onRemoved();
  };

  return {
    nameOf,
    isRemovingAll: removingAll.isBusy(),
    pendingOf: (row: SubParticipation): PendingAction | undefined => {
      const change = changing.pendingOf(row.id)?.change;
      if (change) return { action: 'change', change };
      if (removing.isBusy(row.id)) return { action: 'remove' };
      return resending.isBusy(row.id) ? { action: 'resend' } : undefined;
    },
    change: async (row: SubParticipation, change: Change): Promise<boolean> =>
      (await changing.run({ row, change })).state === 'done',
    resend: (row: SubParticipation) => resending.run(row),
    remove: async (row: SubParticipation) => moveFocus(await removing.run(row)),
    removeAll: async (rows: readonly SubParticipation[]) => moveFocus(await removingAll.run(rows)),
  };
};
export type SubExhibitorActions = ReturnType<typeof useSubExhibitorActions>;
