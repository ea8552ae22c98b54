import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { allPersonalPassesFile } from '../api/personal-passes';
import type { PersonalKind } from '../api/list-pages';
import type { Decision } from '@fairfront/shared-kit/domain/passes';
import type { SidePanelAction } from '../pass-dialog/side-panel';
import { usePassFiles } from '../pass-files/use-pass-files';

/**
 * Download and print of all passes in one file; absent while unavailable.
 * @param pack null until the list has loaded
 */
export const usePackTools = (kind: PersonalKind, pack: Decision | null): SidePanelAction[] => {
  const { t } = useTranslation('passes');
  const { id } = useParticipation();
  const files = usePassFiles();
  if (!pack?.allowed) return [];
  const path = allPersonalPassesFile(id, kind);
  const tools = [
    { id: 'download', icon: 'download', label: t('action.downloadAll') },
    { id: 'print', icon: 'printer', label: t('action.printAll') },
  ] as const;
  return tools.map((tool) => ({
    ...tool,
    busy: files.isBusy(path, tool.id),
    go: () => files.fetchFile(path, tool.id),
  }));
};
