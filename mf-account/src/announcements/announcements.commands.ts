import {
  defineCommands,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  useUser,
  type CommandContent,
} from '@fairfront/shared-kit/platform';
import { announcementsQuery } from '../api/announcements';
import { isToRead, marksForAll } from '@fairfront/shared-kit/domain/account';

/** The palette command for the organiser's announcements, with the unread count; absent when there are none. */
const useAnnouncementsCommands = (): CommandContent => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const user = useUser();
  const participation = useParticipation();
  const { data, isPending } = useQuery(announcementsQuery(api, participation.id));
  if (!data) return { state: isPending ? 'loading' : 'failed', commands: [] };
  if (data.length === 0) return { state: 'ready', commands: [] };
  const canMark = marksForAll(user.id, participation);
  const count = data.filter((one) => isToRead(one, canMark)).length;
  return {
    state: 'ready',
    commands: [
      {
        id: 'announcements',
        title: t('announcements.name'),
        ...(count > 0 ? { detail: t('announcements.toRead', { total: count }) } : {}),
        count: data.length,
        keywords: [t('announcements.words')],
        action: { modal: 'event-modal-announcements', params: {} },
      },
    ],
  };
};

export default defineCommands(useAnnouncementsCommands);
