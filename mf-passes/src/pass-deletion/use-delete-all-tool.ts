import { useTranslation } from '@fairfront/shared-kit/platform';
import type { PassKind, PassRights } from '@fairfront/shared-kit/domain/passes';
import type { SidePanelAction } from '../pass-dialog/side-panel';
import { useDeletion } from './use-deletion';

interface DeletableList {
  kind: PassKind;
  rights: PassRights;
  meta: { total: number; kept_count?: number } | undefined;
}

/** The tool that deletes all passes of a list, with a description of the effect; absent if none can be deleted. */
export const useDeleteAllTool = ({ kind, rights, meta }: DeletableList): SidePanelAction[] => {
  const { t } = useTranslation('passes');
  const removal = useDeletion(kind, () => '');
  const { total = 0, kept_count: kept = 0 } = meta ?? {};
  if (!rights.remove.allowed || total <= kept) return [];
  return [
    {
      id: 'delete-all',
      icon: 'trash',
      label: t('action.deleteAll'),
      detail: [t('delete.allGo', { count: total - kept }), kept > 0 && t('delete.allStay', { count: kept })]
        .filter(Boolean)
        .join(' '),
      danger: true,
      busy: removal.isDeletingAll,
      go: () => removal.deleteAll({ total, kept }),
    },
  ];
};
