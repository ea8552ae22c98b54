import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { allPersonalPassesFile } from '../api/personal-passes';
import type { PersonalKind } from '../api/list-pages';
import { installationPrintStart, type Decision } from '@fairfront/shared-kit/domain/passes';
import type { SidePanelAction } from '../pass-dialog/side-panel';
import { usePassFiles } from '../pass-files/use-pass-files';
import type { ListReason } from '../passes-head/list-reason';
import { usePassLabels } from '../context/use-pass-context';
import type { PersonalList } from './use-personal-list';

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

/** Why the passes of a list cannot be downloaded or printed, shown once for all of them. */
export const usePackDenial = ({ pack, meta, kind, quota, context }: PersonalList): ListReason | null => {
  const { t } = useTranslation('passes');
  const { denialOf, dateOf } = usePassLabels();
  const opens =
    kind === 'installation' ? installationPrintStart(context.participation, quota.total, context.now) : null;
  if (opens !== null) return { text: t('installation.printFrom', { date: dateOf(opens) }), isWarning: true };
  if (!pack || pack.allowed || !meta || meta.total === 0) return null;
  return { text: denialOf(pack.reason), isWarning: false };
};
