import { useParticipation, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import { canExportHolders } from '@fairfront/shared-kit/domain/passes';
import type { SidePanelAction } from '../pass-dialog/side-panel';
import { usePassFiles } from '../pass-files/use-pass-files';

/** Tools that export the personal data of pass holders as a file, for administrators. */
export const useHoldersTools = (): SidePanelAction[] => {
  const { t } = useTranslation('passes');
  const participation = useParticipation();
  const { id: userId } = useUser();
  const files = usePassFiles();
  if (!canExportHolders(userId, participation)) return [];
  return (['pdf', 'json'] as const).map((format) => {
    const path = `/participants/${participation.id}/pass-holders/export?format=${format}`;
    return {
      id: `holders-${format}`,
      icon: 'download',
      label: t(`holders.${format}`),
      detail: t('holders.detail'),
      busy: files.isBusy(path, 'download'),
      go: () => files.fetchFile(path, 'download'),
    };
  });
};
