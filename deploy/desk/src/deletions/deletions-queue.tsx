import type { ReactNode } from 'react';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { deletionCommentLength } from '@fairfront/shared-kit/domain/identity/account-deletion';
import { textOf, type Locale } from '@fairfront/shared-kit/domain/common';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { fetchDeletion, fetchDeletions, postDeletionDecisions, type Deletion } from '../api/requests';
import { TitleCell, WaitingCell } from '../queue/cells';
import { FactList } from '../queue/fact-list';
import type { QueueDescription } from '../queue/queue.types';

const useDeletionColumns = (title: (deletion: Deletion) => ReactNode): Column<Deletion>[] => {
  const { t } = useTranslation('desk');
  return [
    {
      id: 'title',
      header: t('deletions.columns.title'),
      cell: (deletion) => <TitleCell title={title(deletion)} below={deletion.user.email} />,
    },
    {
      id: 'blockers',
      header: t('deletions.columns.blockers'),
      cell: ({ blockers }) => t('deletions.blockers', { count: blockers.length }),
    },
    {
      id: 'waits',
      header: t('deletions.columns.waits'),
      width: '92px',
      align: 'end',
      cell: ({ created_at: since }) => <WaitingCell since={since} />,
    },
  ];
};

/** The facts about a request, and for which companies the person is the only main administrator. */
const DeletionFacts = ({ detail: { user, reason, created_at: sent, blockers, status } }: { detail: Deletion }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  return (
    <>
      <FactList
        queue="deletions"
        facts={[
          ['email', user.email],
          ['reason', reason],
          ['sent', formatDateTime(sent, locale)],
        ]}
      />
      {status === 'waiting' && blockers.length > 0 && (
        <Notice tone="warning" title={t('deletions.blocked')}>
          {blockers
            .map((blocker) => `${textOf(blocker, 'company', locale)}, ${textOf(blocker, 'exhibition', locale)}`)
            .join('; ')}
        </Notice>
      )}
    </>
  );
};

const statusLooks = {
  waiting: { tone: 'info', icon: 'clock' },
  done: { tone: 'success', icon: 'check-circle' },
  refused: { tone: 'danger', icon: 'cross-circle' },
  withdrawn: { tone: 'neutral', icon: 'cross-circle' },
} as const;

const nameOf = ({ user }: Deletion): string => [user.lastname, user.name].filter(Boolean).join(' ');

/** `Громов Пётр, ООО «Северная механика»`. */
const personAndCompanies = (deletion: Deletion, locale: Locale): string =>
  [nameOf(deletion), ...deletion.companies.map((company) => textOf(company, 'name', locale))].join(', ');

/** The queue of requests to delete an account; they belong to no exhibition. */
export const deletionsQueue: QueueDescription<Deletion, Deletion, 'all', 'erase' | 'refuse'> = {
  name: 'deletions',
  route: 'desk-deletions',
  parts: ['all'],
  fetchPage: fetchDeletions,
  keyOf: ({ id }) => String(id),
  keyPattern: /^[1-9]\d{0,14}$/,
  titleOf: nameOf,
  subjectOf: personAndCompanies,
  changedAtOf: ({ created_at: sent }) => sent,
  useColumns: useDeletionColumns,
  fetchItem: (api, key, signal) => fetchDeletion(api, Number(key), signal),
  detailTitleOf: nameOf,
  statusOf: ({ status }) => ({ name: status, ...statusLooks[status] }),
  lastDecisionOf: ({ status, comment, decided_at, decided_by }) => ({ status, comment, decided_at, decided_by }),
  decisionsOf: ({ status }) => (status === 'waiting' ? ['erase', 'refuse'] : []),
  Facts: DeletionFacts,
  decisions: [
    { name: 'erase', letter: 'A', icon: 'check', text: 'none', templates: [], limit: 0, asks: true },
    {
      ...{ name: 'refuse', letter: 'R', icon: 'cross', text: 'required', limit: deletionCommentLength },
      templates: ['administrator', 'unpaid', 'other'],
    },
  ],
  post: (api, items, { name, text }, isLeaving) =>
    postDeletionDecisions(
      api,
      items.map(({ key }) => Number(key)),
      { decision: name === 'erase' ? 'done' : 'refused', comment: text },
      isLeaving,
    ),
};
