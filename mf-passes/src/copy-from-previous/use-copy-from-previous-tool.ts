import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import type { SidePanelAction } from '../pass-dialog/side-panel';

/** The tool that opens the passes of earlier exhibitions. */
export const useCopyFromPreviousTool = (kind: PassKind): SidePanelAction => {
  const { t } = useTranslation('passes');
  const { modals } = usePlatform();
  return {
    id: 'copy-from-previous',
    icon: 'undo',
    label: t('copyFromPrevious.title'),
    go: () => modals.open('event-modal-take-over-passes', { kind }),
  };
};
