import type { ReactNode } from 'react';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { formatPhone } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { StaffMessage } from '../api/support';
import { TitleCell, WaitingCell } from '../queue/cells';
import { CallbackPromise } from './callback-promise';
import styles from './support.module.css';

/** The columns of the queue of messages. */
export const useMessageColumns = (title: (message: StaffMessage) => ReactNode): Column<StaffMessage>[] => {
  const { t } = useTranslation('desk');
  return [
    {
      id: 'title',
      header: t('support.columns.title'),
      cell: (message) => (
        <TitleCell title={title(message)} below={message.email ?? (message.phone && formatPhone(message.phone))} />
      ),
    },
    {
      id: 'message',
      header: t('support.columns.message'),
      card: 'plain',
      cell: ({ message }) => <span className={styles.beginning}>{message}</span>,
    },
    {
      id: 'state',
      header: t('support.columns.state'),
      width: '190px',
      card: 'plain',
      cell: ({ state, kind, call_until: until }) =>
        until === null ? t(`support.states.${kind}.${state}`) : <CallbackPromise until={until} />,
    },
    {
      id: 'waits',
      header: t('support.columns.waits'),
      width: '92px',
      align: 'end',
      cell: ({ created_at: since }) => <WaitingCell since={since} />,
    },
  ];
};
