import type { RowKey } from '@fairfront/shared-kit/components/data-table';
import { failsHere, useParticipation, usePlatform, useQuery, type ModalProps } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { subProgressQuery } from '../api/sub-progress';
import type { EmailDraft } from './email-fields';
import { EmailForm } from './email-form';
import { ProgressTable } from './progress-table';

/** The progress of the sub-exhibitors and the email to selected ones (mock-up y11). */
export const ProgressView = ({ params }: Pick<ModalProps<'event-modal-subexponent'>, 'params'>) => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const list = useQuery({ ...subProgressQuery(api, id), ...failsHere });
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const [isWriting, setWriting] = useState(false);
  /** Keeps the draft while the user looks at the table. */
  const [draft, setDraft] = useState<EmailDraft | null>(null);
  const chosen = (list.data ?? []).filter((row) => selected.has(row.id));
  if (isWriting && chosen.length > 0) {
    return (
      <EmailForm
        rows={chosen}
        draft={draft}
        onDrop={(dropped) => setSelected(new Set([...selected].filter((key) => key !== dropped)))}
        onBack={(typed) => {
          setDraft(typed);
          setWriting(false);
        }}
        onSent={() => {
          setDraft(null);
          setSelected(new Set());
          setWriting(false);
        }}
      />
    );
  }
  return (
    <ProgressTable
      params={params}
      list={list}
      chosen={chosen}
      onSelect={setSelected}
      onWrite={() => setWriting(true)}
    />
  );
};
