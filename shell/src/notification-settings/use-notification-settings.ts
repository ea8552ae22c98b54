import { useState } from 'react';
import { errorText, queryKeys, type NotificationSettingsAnswer } from '@fairfront/shared-kit/api';
import type { KindChoice, EmailSchedule, NotificationKind } from '@fairfront/shared-kit/model/notifications';
import {
  failsHere,
  queryOptions,
  useMutation,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
  type User,
} from '@fairfront/shared-kit/platform';
import { notificationSettingsKey } from '../deadlines/deadlines.query';

interface Answer {
  data: NotificationSettingsAnswer;
}

/** A change that counts at once: how it looks on the screen, and the call that stores it. */
interface Change {
  show: (settings: NotificationSettingsAnswer) => NotificationSettingsAnswer;
  store: () => Promise<Answer | undefined>;
}

/** Choices with one of them changed; null takes it back. */
const withChoice = (
  choices: NotificationSettingsAnswer['choices'],
  kind: NotificationKind,
  choice: KindChoice | null,
): NotificationSettingsAnswer['choices'] => {
  const { [kind]: _former, ...others } = choices;
  return choice === null ? others : { ...others, [kind]: choice };
};

/**
 * The settings and their changes: each shows at once, is stored one after the other, and is taken back when it cannot be stored
 * (SHELL-469).
 */
export const useNotificationSettings = () => {
  const { api, messages, now } = usePlatform();
  const { t } = useTranslation('notificationSettings');
  const cache = useQueryClient();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const options = queryOptions({
    queryKey: notificationSettingsKey,
    queryFn: ({ signal }) => api.get('/notification-settings', { signal }),
    refetchOnMount: 'always',
  });
  const query = useQuery({ ...options, ...failsHere });
  const mutationKey = ['notification-settings'];
  const save = useMutation({
    mutationKey,
    scope: { id: 'notification-settings' },
    mutationFn: ({ store }: Change) => store(),
    onMutate: async ({ show }) => {
      await cache.cancelQueries({ queryKey: options.queryKey });
      cache.setQueryData<Answer>(options.queryKey, (known) => known && { data: show(known.data) });
    },
    onSuccess: (answer) => {
      setSavedAt(now());
      // a later press shows already what this answer does not know yet
      if (answer && cache.isMutating({ mutationKey }) === 1) cache.setQueryData<Answer>(options.queryKey, answer);
    },
    onError: (error) => {
      messages.error(errorText(error, t));
      void cache.invalidateQueries({ queryKey: options.queryKey });
    },
  });

  return {
    query,
    savedAt,
    /** @param exhibitionId null for the general choice */
    choose: (kind: NotificationKind, choice: KindChoice | null, exhibitionId: number | null) =>
      save.mutate({
        show: (settings) =>
          exhibitionId === null
            ? { ...settings, choices: withChoice(settings.choices, kind, choice) }
            : {
                ...settings,
                exhibitions: settings.exhibitions.map((one) =>
                  one.id === exhibitionId ? { ...one, choices: withChoice(one.choices, kind, choice) } : one,
                ),
              },
        store: () => api.put('/notification-settings/choices', { body: { kind, exhibition_id: exhibitionId, choice } }),
      }),
    plan: (schedule: EmailSchedule) =>
      save.mutate({
        show: (settings) => ({ ...settings, schedule, has_schedule: true }),
        store: () => api.put('/notification-settings/schedule', { body: schedule }),
      }),
    /** The setting of the profile (ACC-012). */
    enableEmails: () =>
      save.mutate({
        show: (settings) => ({ ...settings, mail: true }),
        store: async () => {
          await api.put('/auth/user/email-notifications', { body: { can_send_notifications: true } });
          cache.setQueryData<User>(queryKeys.user(), (user) => user && { ...user, can_send_notifications: true });
          void cache.invalidateQueries({ queryKey: queryKeys.reminders() });
          return undefined;
        },
      }),
  };
};
