import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { PassKind } from '../model';
import type { SideTool } from '../pass-dialog/side-tools';

/** The way to the passes of earlier fairs (PASS-307). */
export const useTakeOverTool = (kind: PassKind): SideTool => {
  const { t } = useTranslation('passes');
  const { modals } = usePlatform();
  return {
    id: 'take-over',
    icon: 'undo',
    label: t('takeOver.title'),
    go: () => modals.open('event-modal-take-over-passes', { kind }),
  };
};
