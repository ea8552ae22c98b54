import { canOrderServices } from '@fairfront/shared-kit/model';
import {
  defineChecklist,
  failsHere,
  useParticipant,
  usePlatform,
  useQuery,
  useTranslation,
  useUser,
  type ChecklistContent,
} from '@fairfront/shared-kit/platform';
import { newestOrdersQuery } from '../api/orders';
import { canAccept } from '../model/order-status';
import { ordersPreparation } from '../model/orders-preparation';

/** One step while orders wait for the answer of the participant; a single one that the hub knows is named (SVC-192). */
const useOrdersChecklist = (): ChecklistContent => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const user = useUser();
  const participation = useParticipant();
  const { id } = participation;
  const { data, isError } = useQuery({ ...newestOrdersQuery(api, id), ...failsHere });
  if (!data) return { state: isError ? 'failed' : 'loading', items: [] };

  const count = data.meta.counts.answer;
  const only = count === 1 ? data.data.find(({ status }) => canAccept(status)) : undefined;
  return {
    state: 'ready',
    items: ordersPreparation(participation, count).map((step) => ({
      ...step,
      tone: 'warning',
      title: only ? t('checklist.order', { id: only.id }) : t('checklist.orders', { count }),
      detail: t('checklist.waits'),
      ...(canOrderServices(user.id, participation) && {
        target: { route: 'orders', params: { id }, query: { group: 'answer' } },
      }),
    })),
  };
};

export default defineChecklist(useOrdersChecklist);
