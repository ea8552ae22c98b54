import { errorText, newIdempotencyKey, queryKeys } from '@fairfront/shared-kit/api';
import { textOf } from '@fairfront/shared-kit/formats';
import {
  useLocale,
  useParticipant,
  usePlatform,
  useQueryClient,
  useTranslation,
  type SubParticipation,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { useTeamErrors } from '../team/use-team-actions';

/** Passes that a deletion withdraws (ACC-106). */
const passesOf = ({ pass_personal, pass_installation, pass_car }: SubParticipation): number =>
  pass_personal + pass_installation + pass_car;

/** What both changes send together: the one that is made and the other value as it is (ACC-100). */
type Change = Partial<{ is_edit: boolean; certificate: number }>;
type Work = { action: 'remove' | 'resend' } | { action: 'change'; change: Change };

/**
 * What a collective organiser can do with the sub-exhibitors of the list (ACC-097 to ACC-106, ACC-173).
 * @param onRemoved rows have gone, and with them the button that had the focus
 */
export const useSubExhibitorActions = (onRemoved: () => void) => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const locale = useLocale();
  const { id } = useParticipant();
  const queryClient = useQueryClient();
  const codes = useTeamErrors();
  const [busy, setBusy] = useState<ReadonlyMap<number, Work>>(new Map());
  const [isRemovingAll, setRemovingAll] = useState(false);

  /** The list, and the quota of the participation, which its passes share. */
  const reload = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.subParticipants.all(id) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(id) }),
    ]);
  };
  const run = async (row: SubParticipation, work: Work, call: () => Promise<unknown>): Promise<boolean> => {
    setBusy((others) => new Map(others).set(row.id, work));
    try {
      await call();
      return true;
    } catch (error) {
      // a refused deletion is silent: the list says what is there (ACC-104)
      if (work.action !== 'remove') messages.error(errorText(error, t, { codes }));
      return false;
    } finally {
      await reload();
      setBusy((others) => new Map([...others].filter(([subId]) => subId !== row.id)));
    }
  };
  const oneOf = (row: SubParticipation) => ({ params: { path: { id, subId: row.id } } });
  const nameOf = (row: SubParticipation): string => textOf(row.company, 'name', locale);
  const withdrawn = (count: number) => (count > 0 ? { text: t('subs.withdrawn', { count }) } : {});

  return {
    nameOf,
    isRemovingAll,
    reload,
    workOf: (row: SubParticipation): Work | undefined => busy.get(row.id),
    change: (row: SubParticipation, change: Change) =>
      run(row, { action: 'change', change }, () =>
        api.put('/participants/{id}/sub-participants/{subId}', {
          ...oneOf(row),
          body: { is_edit: row.is_edit, certificate: row.quota.certificate ?? 0, ...change },
        }),
      ),
    resend: async (row: SubParticipation) => {
      const isSent = await run(row, { action: 'resend' }, () =>
        api.post('/participants/{id}/sub-participants/{subId}/resend-invite', {
          ...oneOf(row),
          idempotencyKey: newIdempotencyKey(),
        }),
      );
      if (isSent) messages.notice(t('subs.resent', { name: nameOf(row) }));
    },
    remove: async (row: SubParticipation) => {
      const isSure = await messages.confirm({
        title: t('subs.removeTitle', { name: nameOf(row) }),
        ...withdrawn(passesOf(row)),
        confirmLabel: t('subs.removeConfirm'),
        tone: 'danger',
      });
      if (!isSure) return;
      await run(row, { action: 'remove' }, () => api.delete('/participants/{id}/sub-participants/{subId}', oneOf(row)));
      onRemoved();
    },
    removeAll: async (rows: readonly SubParticipation[]) => {
      const isSure = await messages.confirm({
        title: t('subs.removeAllTitle'),
        ...withdrawn(rows.reduce((sum, row) => sum + passesOf(row), 0)),
        confirmLabel: t('subs.removeAllConfirm', { count: rows.length }),
        tone: 'danger',
      });
      if (!isSure) return;
      setRemovingAll(true);
      // silent, too (ACC-104)
      await api.delete('/participants/{id}/sub-participants', { params: { path: { id } } }).catch(() => undefined);
      await reload();
      setRemovingAll(false);
      onRemoved();
    },
  };
};
export type SubExhibitorActions = ReturnType<typeof useSubExhibitorActions>;
