import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { SidePanelAction } from '../pass-dialog/side-panel';

/** The way to the links, for everybody who may change passes: they are managed also when no place is left (PASS-293). */
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
