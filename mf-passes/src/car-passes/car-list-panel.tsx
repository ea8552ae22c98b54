import { useTranslation, type CarPass } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import type { AddPanel } from '../pass-dialog/use-add-panel';
import type { HistoryPanelState } from '../pass-history/use-history-panel';
import { PassListPanel } from '../pass-list/pass-list-panel';
import { useCarColumns } from './car-columns';
import { useCarActions } from './use-car-actions';
import type { CarList } from './use-car-list';

interface CarListPanelProps {
  list: CarList;
  info: ReactNode;
  notes: ReactNode;
  tools: ReactNode;
  after: ReactNode;
  /** The pass selected by the address. */
  current: number | undefined;
  panel: AddPanel;
  history: HistoryPanelState;
  onAdd: () => void;
  onCopy: (pass: CarPass) => void;
}

/** The display name of a car pass. */
export const numberOf = ({ car_number }: CarPass): string => car_number;

/** The list of car passes, newest first. */
export const CarListPanel = ({ list, onCopy, ...panel }: CarListPanelProps) => {
  const { t } = useTranslation('passes');
  const columns = useCarColumns();
  const { create, remove } = list.rights;
  const actionsOf = useCarActions(create.allowed ? onCopy : undefined);
  return (
    <PassListPanel
      {...panel}
      list={list}
      columns={columns}
      cardsBelow={660}
      nameOf={numberOf}
      shortNameOf={numberOf}
      actionsOf={actionsOf}
      removalOf={() => remove}
      invitation={t('car.emptyAdd')}
      common="menu"
    />
  );
};
