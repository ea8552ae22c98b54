import {
  defineChecklist,
  useParticipant,
  usePlatform,
  useQuery,
  useTranslation,
  type CarPass,
  type ChecklistContent,
  type ChecklistItem,
} from '@fairfront/shared-kit/platform';
import { carPassListQuery } from '../api/car-passes';
import { isMendable } from './mendable';
import { usePassSituation } from '../situation/use-pass-situation';

const modal = 'event-modal-auto-passes';

/**
 * Rejected passes to mend, each with its reason; one done step when all that was applied for stands well. Without any
 * vehicle there is no step: nobody has to come by car.
 */
const useCarPassesChecklist = (): ChecklistContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const { id: participantId } = useParticipant();
  const situation = usePassSituation();
  const list = useQuery(carPassListQuery(api, participantId, 1));
  if (!list.data) return { state: list.isPending ? 'loading' : 'failed', items: [] };

  const { data: passes, meta } = list.data;
  const canMend = isMendable(situation, meta.quota);
  const rejected = passes.filter(({ status }) => status === 'rejected');
  const toMend = ({ id, car_number, comment, entry_date }: CarPass): ChecklistItem => ({
    id: `pass-${id}`,
    done: false,
    tone: 'danger',
    title: t('car.fixTitle', { number: car_number }),
    detail: comment ? t('car.fixDetail', { comment }) : t('car.fixDetailBare'),
    due: entry_date,
    ...(canMend ? { target: { modal, params: { pass: String(id) } } } : {}),
  });
  // only the newest page is known by name
  const others = meta.status_counts.rejected - rejected.length;
  const inOrder: ChecklistItem = { id: 'in-order', done: true, title: t('checklist.car') };
  const items = [
    ...rejected.map(toMend),
    ...(others > 0
      ? [
          {
            id: 'others',
            done: false,
            tone: 'danger' as const,
            title: t('checklist.rejected', { count: others }),
            detail: t('car.title'),
            ...(canMend ? { target: { modal, params: {} } as const } : {}),
          },
        ]
      : []),
  ];
  if (items.length === 0 && meta.quota.count > 0) return { state: 'ready', items: [inOrder] };
  return { state: 'ready', items };
};

export default defineChecklist(useCarPassesChecklist);
