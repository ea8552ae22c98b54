import {
  defineChecklist,
  failsHere,
  useAccess,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type ChecklistContent,
} from '@fairfront/shared-kit/platform';
import { newestOrdersQuery } from '../api/orders';
import { ordersPreparation } from '@fairfront/shared-kit/domain/services/orders-preparation';

/**
 * One step while orders await the participant's confirmation; names the order if there is only one that this user can
 * confirm.
 */
const useOrdersChecklist = (): ChecklistContent => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { canWrite } = useAccess();
  const participation = useParticipation();
  const { id } = participation;
  const { data, isError } = useQuery({ ...newestOrdersQuery(api, id), ...failsHere });
  if (!data) return { state: isError ? 'failed' : 'loading', items: [] };

  const count = data.meta.counts.answer;
  // an installer confirms only their own orders
  const own = data.data.find(({ can_accept }) => can_accept);
  return {
    state: 'ready',
    items: ordersPreparation(participation, count).map((step) => ({
      ...step,
      tone: 'warning',
      title: own && count === 1 ? t('ordersTile.confirm', { id: own.id }) : t('ordersTile.answer', { count }),
      ...((canWrite || own) && { target: { route: 'orders', params: { id }, query: { group: 'answer' } } }),
    })),
  };
};

export default defineChecklist(useOrdersChecklist);
