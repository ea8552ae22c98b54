import {
  defineChecklist,
  useAccess,
  useParticipation,
  useTranslation,
  type ChecklistContent,
} from '@fairfront/shared-kit/platform';
import { teamStep } from '@fairfront/shared-kit/domain/account';
import { displayName } from './display-name';

/** One step for a company with invitations: everybody has accepted. */
const useTeamChecklist = (): ChecklistContent => {
  const { t } = useTranslation('account');
  const { users } = useParticipation();
  const { canAdministerUsers } = useAccess();
  const invites = teamStep(users);
  if (!invites) return { state: 'ready', items: [] };
  const pending = users.filter(({ invite }) => invite === 'pending');
  return {
    state: 'ready',
    items: [
      {
        ...invites,
        title: t(invites.done ? 'team.todo.done' : 'team.todo.remind', { count: pending.length }),
        ...(invites.done ? {} : { detail: t('team.todo.pending', { names: pending.map(displayName).join(', ') }) }),
        ...(canAdministerUsers ? { target: { modal: 'event-modal-users', params: {} } } : {}),
      },
    ],
  };
};

export default defineChecklist(useTeamChecklist);
