import { errorText, newIdempotencyKey, queryKeys } from '@fairfront/shared-kit/api';
import {
  useLocale,
  useParticipant,
  usePlatform,
  useQueryClient,
  useTranslation,
  type ParticipationUser,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { teamErrorTexts, type GrantableRole } from '../model';
import { displayName } from './display-name';

/** The words of the codes that calls on users answer (ACC-056, ACC-057). */
export const useTeamErrors = (): Record<string, string> => {
  const locale = useLocale();
  return Object.fromEntries(Object.entries(teamErrorTexts).map(([code, texts]) => [code, texts[locale]]));
};

/** Loads the participation, whose users are the list, anew (ACC-174), and what is known of their access. */
export const useTeamReload = () => {
  const { id } = useParticipant();
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.users.all(id), queryKeys.participant.detail(id)].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
};

/** What is under way for a user; the role that was chosen shows until the answer (ACC-059). */
type Work = { action: 'remove' | 'resend' } | { action: 'role'; role: GrantableRole };

/**
 * What supervisor and admin can do with the users of the list (ACC-055, ACC-058 to ACC-064).
 * @param onRemoved rows have gone, and with them the button that had the focus
 */
export const useTeamActions = (onRemoved: () => void) => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const { id } = useParticipant();
  const codes = useTeamErrors();
  const reload = useTeamReload();
  const [busy, setBusy] = useState<ReadonlyMap<number, Work>>(new Map());
  const [isRemovingAll, setRemovingAll] = useState(false);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      messages.error(errorText(error, t, { codes }));
      return false;
    } finally {
      // whatever happened, the list is that of the server
      await reload();
    }
  };
  const run = async (user: ParticipationUser, work: Work, call: () => Promise<unknown>): Promise<boolean> => {
    setBusy((others) => new Map(others).set(user.id, work));
    try {
      return await attempt(call);
    } finally {
      setBusy((others) => new Map([...others].filter(([userId]) => userId !== user.id)));
    }
  };
  const oneOf = (user: ParticipationUser) => ({ params: { path: { id, userId: user.id } } });

  return {
    workOf: (user: ParticipationUser): Work | undefined => busy.get(user.id),
    isRemovingAll,
    changeRole: (user: ParticipationUser, role: GrantableRole) =>
      run(user, { action: 'role', role }, () =>
        api.put('/participants/{id}/users/{userId}', { ...oneOf(user), body: { role } }),
      ),
    resend: async (user: ParticipationUser) => {
      const isSent = await run(user, { action: 'resend' }, () =>
        api.post('/participants/{id}/users/{userId}/resend-invite', {
          ...oneOf(user),
          idempotencyKey: newIdempotencyKey(),
        }),
      );
      if (isSent) messages.notice(t('team.resent', { email: user.email }));
    },
    remove: async (user: ParticipationUser) => {
      const isSure = await messages.confirm({
        title: t('team.removeTitle', { name: displayName(user) }),
        text: t(user.invite === 'pending' ? 'team.removePending' : 'team.removeText'),
        confirmLabel: t('team.removeConfirm'),
        tone: 'danger',
      });
      if (!isSure) return;
      const isGone = await run(user, { action: 'remove' }, () =>
        api.delete('/participants/{id}/users/{userId}', oneOf(user)),
      );
      if (!isGone) return;
      messages.notice(t('team.removed', { name: displayName(user) }));
      onRemoved();
    },
    removeAll: async (count: number) => {
      const isSure = await messages.confirm({
        title: t('team.removeAllTitle', { count }),
        confirmLabel: t('team.removeAllConfirm', { count }),
        tone: 'danger',
      });
      if (!isSure) return;
      setRemovingAll(true);
      const isDone = await attempt(() => api.delete('/participants/{id}/users', { params: { path: { id } } }));
      setRemovingAll(false);
      if (isDone) onRemoved();
    },
  };
};
export type TeamActions = ReturnType<typeof useTeamActions>;
