import { Select } from '@fairfront/shared-kit/components/select';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation, type ModalName, type PersonalPass } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import type { PersonalKind } from '../api/list-pages';
import { passSorts, personalPassRemoval } from '@fairfront/shared-kit/domain/passes';
import type { AddPanel } from '../pass-dialog/use-add-panel';
import type { HistoryPanelState } from '../pass-history/use-history-panel';
import { PassListPanel } from '../pass-list/pass-list-panel';
import { usePassLabels } from '../context/use-pass-context';
import { usePersonColumns } from './person-columns';
import { personOf, shortPersonOf } from '../context/person-name';
import styles from './personal-passes.module.css';
import { usePersonActions } from './use-person-actions';
import type { PersonalList } from './use-personal-list';

interface PersonalListPanelProps {
  kind: PersonalKind;
  list: PersonalList;
  /** The dialog of this list, to which the detail returns. */
  modal: ModalName;
  info: ReactNode;
  notes: ReactNode;
  tools: ReactNode;
  panel: AddPanel;
  history: HistoryPanelState;
  onAdd: () => void;
  onCopy: (pass: PersonalPass) => void;
  onReissue: (pass: PersonalPass) => void;
  /** The pass in the form beside the list. */
  current: number | undefined;
}

/** The list of personal passes with a sort order. */
export const PersonalListPanel = ({
  kind,
  list,
  modal,
  info,
  notes,
  tools,
  panel,
  history,
  onAdd,
  onCopy,
  onReissue,
  current,
}: PersonalListPanelProps) => {
  const { t } = useTranslation('passes');
  const isNarrow = useNarrow();
  const { denialOf } = usePassLabels();
  const columns = usePersonColumns(kind, modal);
  const actionsOf = usePersonActions(modal, list.context, {
    ...(list.rights.create.allowed ? { onCopy } : {}),
    onReissue,
  });
  const { total } = list.quota;
  return (
    <PassListPanel
      list={list}
      columns={columns}
      cardsBelow={660}
      nameOf={personOf}
      shortNameOf={shortPersonOf}
      actionsOf={actionsOf}
      removalOf={(pass) => personalPassRemoval(pass, list.context)}
      panel={panel}
      history={history}
      current={current}
      onAdd={onAdd}
      invitation={
        total === null ? null : t(kind === 'participant' ? 'list.emptyAdd' : 'list.emptyAddWorkers', { count: total })
      }
      notes={notes}
      common="table"
      info={info}
      tools={tools}
      deleteDenial={
        list.rights.remove.allowed && list.meta?.total === list.meta?.kept_count
          ? denialOf({ code: 'visa_not_rejected' })
          : undefined
      }
      sort={
        <Select
          label={t('list.sort')}
          labelHidden
          size="sm"
          icon={isNarrow ? 'sort' : undefined}
          className={styles.sort}
          value={list.view.sort}
          onChange={list.view.sortBy}
          options={passSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      }
    />
  );
};
