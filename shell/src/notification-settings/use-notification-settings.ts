import { useState } from 'react';
import { useAction, type ActionOptions } from '@fairfront/shared-kit/api/actions';
import { queryKeys, type NotificationSettingsResponse, type ApiClient } from '@fairfront/shared-kit/api';
import type { KindChoice, EmailSchedule, NotificationKind } from '@fairfront/shared-kit/domain/identity/notifications';
import {
  failsHere,
  usePlatform,
  useQuery,
  useQueryClient,
  type User,
  queryOptions,
} from '@fairfront/shared-kit/platform';
import { notificationSettingsKey } from '../deadlines/deadlines.query';

/** The notification settings, refetched when their screen opens. */
const notificationSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: notificationSettingsKey,
    queryFn: ({ signal }) => api.get('/notification-settings', { signal }),
    refetchOnMount: 'always',
  });

interface Answer {
  data: NotificationSettingsResponse;
}

/** One choice; `exhibitionId` null is the general one, `choice` null removes it. */
interface Choosing {
  kind: NotificationKind;
  choice: KindChoice | null;
  exhibitionId: number | null;
}

const queue = 'notification-settings';

/** Returns the choices with one changed; null removes it. */
const withChoice = (
  choices: NotificationSettingsResponse['choices'],
  kind: NotificationKind,
  choice: KindChoice | null,
): NotificationSettingsResponse['choices'] => {
  const { [kind]: _former, ...others } = choices;
  return choice === null ? others : { ...others, [kind]: choice };
};

/**
 * The settings and their changes: changes are shown at once, saved one after the other, and reverted if saving fails.
 */
export const useNotificationSettings = () => {
  const { api, now } = usePlatform();
  const cache = useQueryClient();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const options = notificationSettingsQuery(api);
  const query = useQuery({ ...options, ...failsHere });
  const shown = (change: (settings: NotificationSettingsResponse) => NotificationSettingsResponse) => [
    { key: options.queryKey, patch: ({ data }: Answer): Answer => ({ data: change(data) }) },
  ];
  const common = {
    namespace: 'notificationSettings',
    queue,
    onDone: (answer) => {
      setSavedAt(now());
      // a later change is already shown and not included in this response
      if (answer && cache.isMutating({ mutationKey: [queue] }) === 0)
        cache.setQueryData<Answer>(options.queryKey, answer);
    },
    onRefused: () => {
      void cache.invalidateQueries({ queryKey: options.queryKey });
      return false;
    },
  } satisfies Partial<ActionOptions<unknown, Answer | undefined>>;
  const choosing = useAction<Choosing, Answer>({
    ...common,
    optimistic: ({ kind, choice, exhibitionId }) =>
      shown((settings) =>
        exhibitionId === null
          ? { ...settings, choices: withChoice(settings.choices, kind, choice) }
          : {
              ...settings,
              exhibitions: settings.exhibitions.map((one) =>
                one.id === exhibitionId ? { ...one, choices: withChoice(one.choices, kind, choice) } : one,
              ),
            },
      ),
    run: ({ kind, choice, exhibitionId }) =>
      api.put('/notification-settings/choices', { body: { kind, exhibition_id: exhibitionId, choice } }),
  });
  const planning = useAction<EmailSchedule, Answer>({
    ...common,
    optimistic: (schedule) => shown((settings) => ({ ...settings, schedule, has_schedule: true })),
    run: (schedule) => api.put('/notification-settings/schedule', { body: schedule }),
  });
  /** The setting of the profile. */
  const enablingEmails = useAction<undefined, undefined>({
    ...common,
    optimistic: () => shown((settings) => ({ ...settings, mail: true })),
    run: async () => {
      await api.put('/auth/user/email-notifications', { body: { can_send_notifications: true } });
      cache.setQueryData<User>(queryKeys.user(), (user) => user && { ...user, can_send_notifications: true });
      void cache.invalidateQueries({ queryKey: queryKeys.reminders() });
    },
  });

  return {
    query,
    savedAt,
    /** @param exhibitionId null for the general choice */
    choose: (kind: NotificationKind, choice: KindChoice | null, exhibitionId: number | null) =>
      void choosing.run({ kind, choice, exhibitionId }),
    plan: (schedule: EmailSchedule) => void planning.run(schedule),
    enableEmails: () => void enablingEmails.run(undefined),
  };
};
