import {
  defineChecklist,
  useAccess,
  useParticipation,
  useTranslation,
  type ChecklistContent,
} from '@fairfront/shared-kit/platform';
import { cataloguePreparation, entryProblems } from '@fairfront/shared-kit/domain/catalogue';
import { useCatalogueOrder } from './use-catalogue-order';

const target = { modal: 'event-modal-catalog', params: {} } as const;

/** One step: whether the order has been sent, and the time left. */
const useCatalogueOrderChecklist = (): ChecklistContent => {
  const { t } = useTranslation('catalog');
  const participation = useParticipation();
  const { canWrite } = useAccess();
  const { isPlaced, period, deadline } = useCatalogueOrder();
  const isBlocked = entryProblems(participation).some(({ isRequired }) => isRequired);
  const { catalog_order_deadline: due } = participation.exhibition;
  const title = isPlaced ? 'send' : isBlocked ? 'complete' : 'check';
  return {
    state: 'ready',
    items: cataloguePreparation(participation).map((step) => ({
      ...step,
      tone: deadline && deadline.tone !== 'neutral' ? 'warning' : isBlocked ? 'info' : 'neutral',
      title: t(`checklist.${title}`),
      ...(deadline?.left && !isPlaced
        ? { detail: t('checklist.until', { date: deadline.date, left: deadline.left }) }
        : {}),
      ...(due ? { due } : {}),
      ...(canWrite && period !== 'closed' ? { target } : {}),
    })),
  };
};

export default defineChecklist(useCatalogueOrderChecklist);
