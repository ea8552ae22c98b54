import { useState } from 'react';
import { UndoToast } from '@fairfront/shared-kit/components/undo-toast';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { DecisionForm } from './decision-form';
import { ItemPane } from './item-pane';
import { KeyList } from './key-list';
import { QueueList } from './queue-list';
import styles from './queue.module.css';
import type { QueueDescription } from './queue.types';
import { SelectionPane } from './selection-pane';
import { ofSelection } from './use-drafts';
import { useQueue } from './use-queue';
import { useQueueKeys } from './use-queue-keys';

/** Time for undo, s. */
const undoSeconds = 10;

interface QueueProps<Item, Detail, Part extends string, Decision extends string> {
  queue: QueueDescription<Item, Detail, Part, Decision>;
  exhibition: number;
  canWrite: boolean;
}

/** A queue: the list, the details of one item, and decisions on one or many. */
export const Queue = <Item, Detail, Part extends string, Decision extends string>({
  queue,
  exhibition,
  canWrite,
}: QueueProps<Item, Detail, Part, Decision>) => {
  const { t } = useTranslation('desk');
  const state = useQueue(queue, exhibition);
  const { place, row, selection, decisions, drafts, neighbour, open, start, sendForm, refOf } = state;
  const { item } = place;
  const { pending, hidden, undo, send } = decisions;
  const [showsKeys, setShowsKeys] = useState(false);

  useQueueKeys({
    next: () => open(neighbour(1) ?? row),
    previous: () => open(neighbour(-1) ?? row),
    decide: (letter) => {
      const kind = queue.decisions.find((known) => known.letter === letter);
      if (!kind) return false;
      if (canWrite && row && item !== null) {
        const possible = queue.rowDecisionsOf?.(row) ?? [kind.name];
        if (possible.includes(kind.name)) void start(item, kind, refOf(row).title);
      }
      if (canWrite && item === null && selection.items.size > 0) void start(ofSelection, kind, '');
      return true;
    },
    template: (at) => {
      const template = drafts.kind?.templates[at];
      if (template !== undefined) drafts.chooseTemplate(template);
    },
    send: () => sendForm(row ? refOf(row).title : ''),
    undo,
    list: () => setShowsKeys(true),
  });

  const form = drafts.kind && (
    <DecisionForm
      queue={queue.name}
      kind={drafts.kind}
      draft={drafts.draft}
      isMissing={drafts.isMissing}
      onTemplate={drafts.chooseTemplate}
      onText={drafts.write}
      field={drafts.field}
    />
  );
  const pane = drafts.isForSelection ? 'selection' : item === null ? null : 'item';
  const [first] = pending?.items ?? [];

  return (
    <div className={styles.desk} data-pane={pane ?? undefined}>
      <QueueList queue={queue} state={state} canWrite={canWrite} onShowKeys={() => setShowsKeys(true)} />
      {pane === 'item' && item !== null && (
        <ItemPane
          key={item}
          queue={queue}
          state={state}
          item={item}
          form={form}
          canDecide={canWrite && !hidden.has(item)}
        />
      )}
      {pane === 'selection' && drafts.kind && (
        <SelectionPane
          texts={`${queue.name}.${drafts.kind.name}`}
          count={selection.items.size}
          form={form}
          onSend={() => sendForm('')}
          onClose={drafts.close}
        />
      )}
      {pending && (
        <div className={styles.toast} role="status">
          <UndoToast
            key={pending.id}
            icon={queue.decisions.find(({ name }) => name === pending.decision)?.icon ?? 'check'}
            seconds={undoSeconds}
            onUndo={undo}
            onClose={send}
          >
            {t(`${queue.name}.${pending.decision}.done`, { count: pending.items.length, title: first?.title })}
          </UndoToast>
        </div>
      )}
      <KeyList queue={queue.name} decisions={queue.decisions} open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
};
