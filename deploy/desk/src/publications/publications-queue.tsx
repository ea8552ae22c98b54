import type { ReactNode } from 'react';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { openPublicationStatuses, publicationLimits } from '@fairfront/shared-kit/domain/account';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import {
  fetchPublication,
  fetchPublications,
  postPublicationDecisions,
  type Publication,
  type StaffPublication,
} from '../api/requests';
import { StandsCell, TitleCell, WaitingCell } from '../queue/cells';
import { FactList, standsOf } from '../queue/fact-list';
import { FileFact } from '../queue/file-fact';
import type { QueueDescription } from '../queue/queue.types';
import styles from '../queue/queue.module.css';

const usePublicationColumns = (title: (publication: Publication) => ReactNode): Column<Publication>[] => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  return [
    {
      id: 'title',
      header: t('publications.columns.title'),
      cell: (publication) => (
        <TitleCell title={title(publication)} below={textOf(publication.exhibitor, 'name', locale)} />
      ),
    },
    {
      id: 'stand',
      header: t('publications.columns.stand'),
      width: '132px',
      card: 'plain',
      cell: ({ exhibitor }) => <StandsCell stands={exhibitor.stands.map((stand) => stand.title)} />,
    },
    {
      id: 'type',
      header: t('publications.columns.type'),
      width: '110px',
      cell: ({ type }) => t(`publications.types.${type}`),
    },
    {
      id: 'status',
      header: t('publications.columns.status'),
      width: '110px',
      cell: ({ status }) => t(`publications.status.${status}`),
    },
    {
      id: 'waits',
      header: t('publications.columns.waits'),
      width: '92px',
      align: 'end',
      cell: ({ created_at: since }) => <WaitingCell since={since} />,
    },
  ];
};

const PublicationFacts = ({ detail }: { detail: StaffPublication }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { exhibitor, file } = detail;
  return (
    <FactList
      queue="publications"
      facts={[
        ['company', textOf(exhibitor, 'name', locale)],
        ['stands', standsOf(exhibitor.stands.map(({ title }) => title))],
        ['type', t(`publications.types.${detail.type}`)],
        ['text', <span className={styles.quote}>{detail.text}</span>],
        ['file', file && <FileFact path={`/organizer/publication-requests/${detail.id}/file`} file={file} />],
        ['sent', formatDateTime(detail.created_at, locale)],
      ]}
    />
  );
};

const statusLooks = {
  new: { tone: 'info', icon: 'clock' },
  in_work: { tone: 'info', icon: 'clock' },
  posted: { tone: 'success', icon: 'check-circle' },
  rejected: { tone: 'danger', icon: 'cross-circle' },
} as const;

const statusOfDecision = { post: 'posted', begin: 'in_work', reject: 'rejected' } as const;
type Decision = keyof typeof statusOfDecision;

const possible = ({ status }: Pick<Publication, 'status'>): Decision[] => {
  if (!openPublicationStatuses.includes(status)) return [];
  return status === 'new' ? ['post', 'begin', 'reject'] : ['post', 'reject'];
};

/** The queue of requests to publish news and products. */
export const publicationsQueue: QueueDescription<Publication, StaffPublication, 'open' | 'new' | 'in_work', Decision> =
  {
    name: 'publications',
    route: 'desk-publications',
    parts: ['open', 'new', 'in_work'],
    fetchPage: fetchPublications,
    keyOf: ({ id }) => String(id),
    keyPattern: /^[1-9]\d{0,14}$/,
    titleOf: ({ title }) => title,
    changedAtOf: ({ updated_at: changed }) => changed,
    useColumns: usePublicationColumns,
    fetchItem: (api, key, signal) => fetchPublication(api, Number(key), signal),
    detailTitleOf: ({ title }) => title,
    statusOf: ({ status }) => ({ name: status, ...statusLooks[status] }),
    lastDecisionOf: ({ decision }) => decision,
    decisionsOf: possible,
    rowDecisionsOf: possible,
    Facts: PublicationFacts,
    decisions: [
      { name: 'post', letter: 'A', icon: 'check', text: 'none', templates: [], limit: 0 },
      { name: 'begin', letter: 'W', icon: 'clock', text: 'none', templates: [], limit: 0 },
      {
        ...{ name: 'reject', letter: 'R', icon: 'cross', text: 'required', limit: publicationLimits.comment },
        templates: ['advertising', 'picture', 'other'],
      },
    ],
    post: (api, items, { name, text }, isLeaving) =>
      postPublicationDecisions(
        api,
        items.map(({ key }) => Number(key)),
        { status: statusOfDecision[name], comment: text },
        isLeaving,
      ),
  };
