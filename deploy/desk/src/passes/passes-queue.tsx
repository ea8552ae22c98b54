import { passStatusVariant, queueParts, rejectionLength, type QueuePart } from '@fairfront/shared-kit/domain/passes';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { fetchPass, fetchPassQueue, postPassDecisions, type QueuedPass, type StaffPass } from '../api/passes';
import type { QueueDescription } from '../queue/queue.types';
import { usePassColumns } from './pass-columns';
import { PassFacts } from './pass-facts';

/** Kind and id of a pass from its key. */
const refOf = (key: string) => {
  const [kind, id] = key.split('-');
  return { kind: kind === 'car' ? ('car' as const) : ('personal' as const), id: Number(id) };
};

const titleOf = (pass: StaffPass): string =>
  (pass.kind === 'car' ? [pass.car_number, pass.trailer_number] : [pass.lastname, pass.name, pass.middlename])
    .filter(Boolean)
    .join(pass.kind === 'car' ? ', ' : ' ');

/** How many of the selected passes have remarks. */
const SelectedRemarks = ({ rows }: { rows: readonly QueuedPass[] }) => {
  const { t } = useTranslation('desk');
  const remarked = rows.filter(({ hints }) => hints.some(({ kind }) => kind !== 'visa-complete')).length;
  return remarked > 0 ? t('passes.selected.remarked', { count: remarked }) : t('passes.selected.clean');
};

/** The queue of passes of people and vehicles. */
export const passesQueue: QueueDescription<QueuedPass, StaffPass, QueuePart, 'accept' | 'reject'> = {
  name: 'passes',
  route: 'desk-passes',
  parts: queueParts,
  fetchPage: fetchPassQueue,
  keyOf: ({ kind, id }) => `${kind}-${id}`,
  keyPattern: /^(personal|car)-[1-9]\d{0,14}$/,
  titleOf: ({ title }) => title,
  changedAtOf: ({ changed_at }) => changed_at,
  useColumns: usePassColumns,
  fetchItem: (api, key, signal) => fetchPass(api, refOf(key), signal),
  detailTitleOf: titleOf,
  statusOf: ({ status }) => ({ name: status, ...passStatusVariant[status] }),
  lastDecisionOf: ({ status, decision }) => ({ ...decision, status }),
  decisionsOf: ({ status }) => (status === 'consideration' ? ['accept', 'reject'] : []),
  Facts: PassFacts,
  SelectionNote: SelectedRemarks,
  decisions: [
    { name: 'accept', letter: 'A', icon: 'check', text: 'none', templates: [], limit: 0 },
    {
      ...{ name: 'reject', letter: 'R', icon: 'cross', text: 'required', limit: rejectionLength },
      templates: ['name', 'duplicate', 'visa', 'vehicle', 'other'],
    },
  ],
  post: async (api, items, { name, text }, isLeaving) => {
    const passes = items.map(({ key }) => refOf(key));
    const status = name === 'accept' ? 'accepted' : 'rejected';
    const results = await postPassDecisions(api, passes, { status, comment: text }, isLeaving);
    return results.map(({ ok, error, decision }) => ({
      ok,
      error,
      decision: decision?.status === 'consideration' ? null : decision,
    }));
  },
};
