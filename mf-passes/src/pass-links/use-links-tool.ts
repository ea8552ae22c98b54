import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { SidePanelAction } from '../pass-dialog/side-panel';

/** The tool that opens the links, for all users who may change passes, even when no place is left. */
export const useLinksTool = (): SidePanelAction => {
  const { t } = useTranslation('passes');
  const { modals } = usePlatform();
  return {
    id: 'links',
    icon: 'link',
    label: t('passLinks.title'),
    go: () => modals.open('event-modal-participant-passes', { view: 'links' }),
  };
};
