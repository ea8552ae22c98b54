import { useTranslation } from '@fairfront/shared-kit/platform';
import type { PersonalKind } from '../api/list-pages';
import type { SidePanelAction } from '../pass-dialog/side-panel';
import { ImportPanel } from './import-panel';
import type { PackageChecking } from './use-package-check';

/** The import as a tool of a pass dialog. */
export const useImportTool = (kind: PersonalKind, checking: PackageChecking): SidePanelAction => {
  const { t } = useTranslation('passes');
  return {
    id: 'import',
    icon: 'upload',
    label: t(`import.action.${kind}`),
    panel: (close) => <ImportPanel kind={kind} checking={checking} onClose={close} />,
  };
};
