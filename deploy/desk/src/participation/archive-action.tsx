import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { deskKeys } from '../api/query-keys';

interface ArchiveActionProps {
  id: number;
  company: string;
  isArchived: boolean;
}

/** Archives or restores a participation. */
export const ArchiveAction = ({ id, company, isArchived }: ArchiveActionProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const changing = useAction<null>({
    namespace: 'desk',
    invalidates: () => [deskKeys.participations, deskKeys.work],
    confirm: () =>
      isArchived
        ? null
        : {
            title: t('participation.archiveQuestion', { company }),
            text: t('participation.archiveText'),
            confirmLabel: t('participation.archive'),
            tone: 'danger',
          },
    announce: () => t(isArchived ? 'participation.restored' : 'participation.archived', { company }),
    run: async () => {
      const params = { path: { id } };
      if (isArchived) await api.post('/organizer/participants/{id}/restore', { params });
      else await api.post('/organizer/participants/{id}/archive', { params });
    },
  });
  return (
    <Button
      variant={isArchived ? 'secondary' : 'danger'}
      icon={isArchived ? 'undo' : undefined}
      busy={changing.isBusy()}
      onClick={() => void changing.run(null)}
    >
      {t(isArchived ? 'participation.restore' : 'participation.archive')}
    </Button>
  );
};
