import {
  defineChecklist,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type CarPass,
  type ChecklistContent,
  type ChecklistItem,
} from '@fairfront/shared-kit/platform';
import { carPassListQuery } from '../api/car-passes';
import { carPassSteps } from '@fairfront/shared-kit/domain/passes';
import { isEditable } from './editable';
import { usePassContext } from '../context/use-pass-context';

const modal = 'event-modal-auto-passes';

/**
 * One step for each rejected pass with its reason, and a single done step if none is rejected. Without vehicles there is no
 * step, since nobody has to come by car.
 */
const useCarPassesChecklist = (): ChecklistContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const { id: participationId } = useParticipation();
  const context = usePassContext();
  const list = useQuery(carPassListQuery(api, participationId, 1));
  if (!list.data) return { state: list.isPending ? 'loading' : 'failed', items: [] };

  const { data: passes, meta } = list.data;
  const canEdit = isEditable(context, meta.quota);
  const rejected = passes.filter(({ status }) => status === 'rejected');
  const steps = carPassSteps({
    count: meta.quota.count,
    rejected: meta.status_counts.rejected,
    named: rejected.map(({ id }) => id),
  });
  const toEdit = ({ id, car_number, comment, entry_date }: CarPass): Omit<ChecklistItem, 'id' | 'done'> => ({
    tone: 'danger',
    title: t('car.fixTitle', { number: car_number }),
    detail: comment ? t('car.fixDetail', { comment }) : t('car.fixDetailBare'),
    due: entry_date,
    ...(canEdit ? { target: { modal, params: { pass: String(id) } } } : {}),
  });
  const toEditLater: Omit<ChecklistItem, 'id' | 'done'> = {
    tone: 'danger',
    title: t('checklist.others', { list: t('car.title'), count: meta.status_counts.rejected - rejected.length }),
    ...(canEdit ? { target: { modal, params: {} } } : {}),
  };
  const items = steps.map((step, index): ChecklistItem => {
    const pass = rejected[index];
    if (step.done) return { ...step, title: t('checklist.car') };
    return { ...step, ...(pass ? toEdit(pass) : toEditLater) };
  });
  return { state: 'ready', items };
};

export default defineChecklist(useCarPassesChecklist);
