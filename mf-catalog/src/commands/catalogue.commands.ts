import { defineCommands, useAccess, useTranslation, type CommandContent } from '@fairfront/shared-kit/platform';
import { useCatalogueOrder } from '../catalogue-order/use-catalogue-order';

/** The catalogue order: how long there is time for it, closed after its deadline for those who may write (CAT-204). */
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
