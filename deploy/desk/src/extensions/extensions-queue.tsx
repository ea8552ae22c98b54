import type { ReactNode } from 'react';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  extensionKinds,
  extensionLimits,
  type ExtensionKind,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { formatDate, formatDateTime, formatDeadline } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useNow, useTranslation } from '@fairfront/shared-kit/platform';
import { fetchExtension, fetchExtensions, postExtensionDecisions, type Extension } from '../api/requests';
import { useExhibitionZone } from '../frame/use-exhibition-zone';
import { StandsCell, TitleCell, WaitingCell } from '../queue/cells';
import { FactList, standsOf } from '../queue/fact-list';
import { FileFact } from '../queue/file-fact';
import type { QueueDescription } from '../queue/queue.types';

/** Writes the moment of a deadline by the clock of the exhibition. */
const useDeadlineText = () => {
  const locale = useLocale();
  const zone = useExhibitionZone();
  const now = useNow();
  return (instant: string) => formatDeadline(Date.parse(instant), locale, { zone, now });
};

const useExtensionColumns = (title: (extension: Extension) => ReactNode): Column<Extension>[] => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const deadlineText = useDeadlineText();
  return [
    {
      id: 'title',
      header: t('extensions.columns.title'),
      cell: (extension) => <TitleCell title={title(extension)} below={t(`extensions.kinds.${extension.kind}`)} />,
    },
    {
      id: 'stand',
      header: t('extensions.columns.stand'),
      width: '132px',
      card: 'plain',
      cell: ({ exhibitor }) => <StandsCell stands={exhibitor.stands.map((stand) => stand.title)} />,
    },
    {
      id: 'former',
      header: t('extensions.columns.former'),
      width: '220px',
      cell: ({ former_at: former }) => deadlineText(former),
    },
    {
      id: 'until',
      header: t('extensions.columns.until'),
      width: '130px',
      cell: ({ asked_until: until }) => formatDate(until, locale),
    },
    {
      id: 'waits',
      header: t('extensions.columns.waits'),
      width: '92px',
      align: 'end',
      cell: ({ created_at: since }) => <WaitingCell since={since} />,
    },
  ];
};

const ExtensionFacts = ({ detail }: { detail: Extension }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const deadlineText = useDeadlineText();
  const { exhibitor, kind, file } = detail;
  return (
    <FactList
      queue="extensions"
      facts={[
        ['kind', t(`extensions.kinds.${kind}`)],
        ['stands', standsOf(exhibitor.stands.map(({ title }) => title))],
        ['former', deadlineText(detail.former_at)],
        ['until', formatDate(detail.asked_until, locale)],
        ['granted', detail.granted_until && formatDate(detail.granted_until, locale)],
        ['reason', detail.reason],
        ['file', file && <FileFact path={`/organizer/extensions/${detail.id}/file`} file={file} />],
        ['sent', formatDateTime(detail.created_at, locale)],
      ]}
    />
  );
};

const statusLooks = {
  pending: { tone: 'info', icon: 'clock' },
  granted: { tone: 'success', icon: 'check-circle' },
  refused: { tone: 'danger', icon: 'cross-circle' },
  withdrawn: { tone: 'neutral', icon: 'cross-circle' },
} as const;

/** The queue of requests for later deadlines. */
export const extensionsQueue: QueueDescription<Extension, Extension, 'all' | ExtensionKind, 'grant' | 'refuse'> = {
  name: 'extensions',
  route: 'desk-extensions',
  parts: ['all', ...extensionKinds],
  fetchPage: fetchExtensions,
  keyOf: ({ id }) => String(id),
  keyPattern: /^[1-9]\d{0,14}$/,
  titleOf: ({ exhibitor }, locale) => textOf(exhibitor, 'name', locale),
  changedAtOf: ({ created_at: sent }) => sent,
  useColumns: useExtensionColumns,
  fetchItem: (api, key, signal) => fetchExtension(api, Number(key), signal),
  detailTitleOf: ({ exhibitor }, locale) => textOf(exhibitor, 'name', locale),
  statusOf: ({ status }) => ({ name: status, ...statusLooks[status] }),
  lastDecisionOf: ({ status, comment, decided_at, decided_by }) => ({ status, comment, decided_at, decided_by }),
  decisionsOf: ({ status }) => (status === 'pending' ? ['grant', 'refuse'] : []),
  Facts: ExtensionFacts,
  decisions: [
    { name: 'grant', letter: 'A', icon: 'check', text: 'none', templates: [], limit: 0 },
    {
      ...{ name: 'refuse', letter: 'R', icon: 'cross', text: 'required', limit: extensionLimits.comment },
      templates: ['late', 'lists', 'other'],
    },
  ],
  post: (api, items, { name, text }, isLeaving) =>
    postExtensionDecisions(
      api,
      items.map(({ key }) => Number(key)),
      { decision: name, comment: text },
      isLeaving,
    ),
};
