import {
  defineChecklist,
  useAccess,
  useParticipant,
  useTranslation,
  type ChecklistContent,
} from '@fairfront/shared-kit/platform';
import { displayName } from './display-name';

/** One step for a company that has invited somebody: everybody has come (ACC-054). */
const useTeamChecklist = (): ChecklistContent => {
  const { t } = useTranslation('account');
  const { users } = useParticipant();
  const { canAdministerUsers } = useAccess();
  if (users.length < 2) return { state: 'ready', items: [] };
  const pending = users.filter(({ invite }) => invite === 'pending');
  const isDone = pending.length === 0;
  return {
    state: 'ready',
    items: [
      {
        id: 'invites',
        done: isDone,
        title: t(isDone ? 'team.todo.done' : 'team.todo.remind', { count: pending.length }),
        ...(isDone ? {} : { detail: t('team.todo.pending', { names: pending.map(displayName).join(', ') }) }),
        ...(canAdministerUsers ? { target: { modal: 'event-modal-users', params: {} } } : {}),
      },
    ],
  };
};

export default defineChecklist(useTeamChecklist);
