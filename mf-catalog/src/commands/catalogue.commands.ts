import { defineCommands, useAccess, useTranslation, type CommandContent } from '@fairfront/shared-kit/platform';
import { useCatalogueOrder } from '../catalogue-order/use-catalogue-order';

/** The palette command for the catalogue order with the time left; disabled after the deadline for users with write access. */
const useCatalogueCommands = (): CommandContent => {
  const { t } = useTranslation('catalog');
  const { canWrite } = useAccess();
  const { status, isPlaced, isOffered, period, deadline } = useCatalogueOrder();
  if (!isOffered) return { state: 'ready', commands: [] };
  const isOpen = !isPlaced && period !== 'closed';
  const detail =
    isOpen && deadline?.left
      ? t('checklist.until', { date: deadline.date, left: deadline.left })
      : t(`status.${status}`);
  return {
    state: 'ready',
    commands: [
      {
        id: 'order',
        title: t('title'),
        detail: !isPlaced && !isOpen && canWrite ? t('tile.closed') : detail,
        keywords: [t('commands.words')],
        action: { modal: 'event-modal-catalog', params: {} },
      },
    ],
  };
};

export default defineCommands(useCatalogueCommands);
