import { useAction } from '@fairfront/shared-kit/api/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { Wizard } from '../context/wizard-context';
import { chooseRubrics, type RubricsPatch } from '../rubrics/rubric-edits';
import { ChosenChips } from './chosen-chips';
import { FreeNote } from './free-note';
import { PickedCounts } from './picked-counts';
import styles from './rubric-picker.module.css';
import { shortEntryPrice } from './short-entry-price';
import { TreePane } from './tree-pane';
import { useRubricTree } from './use-rubric-tree';

/** The props of `RubricPicker`. */
export interface RubricPickerProps {
  wizard: Pick<Wizard, 'template' | 'rubrics' | 'draft' | 'priced'>;
  /** Called on Select with the draft's rubrics, services and addresses. */
  onSelect: (patch: RubricsPatch) => void;
  /** Called on cancel; the earlier selection stays. */
  onCancel: () => void;
}

/** The picker as dialog content, for the dialog of the portal or of an embed. */
export const RubricPicker = ({ wizard, onSelect, onCancel }: RubricPickerProps) => {
  const { t } = useTranslation('catalog');
  const { api } = usePlatform();
  const { id: participationId } = useParticipation();
  const { template, rubrics, draft, priced } = wizard;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(draft.rubrics.map(({ id }) => id)));
  const tree = useRubricTree(rubrics.main, [...chosen]);
  const print = useAction<null, void>({
    namespace: 'catalog',
    run: async () => saveFile(await api.download(`/participants/${participationId}/catalog-rubrics/download?flag=1`)),
  });
  const toggle = (id: number, on: boolean) =>
    setChosen((now) => (on ? new Set([...now, id]) : new Set([...now].filter((other) => other !== id))));
  const patch = chooseRubrics(draft, [...chosen], template);
  const { currency, vat_rate: vatRate } = priced.totals;
  return (
    <>
      <ModalHeader
        title={t('picker.title')}
        actions={
          <Button size="sm" icon="printer" busy={print.isBusy()} onClick={() => void print.run(null)}>
            {t('picker.print')}
          </Button>
        }
      />
      <ModalBody flush>
        <div className={styles.body} data-modal-tall="">
          <TreePane
            label={t('picker.title')}
            tree={tree}
            chosen={chosen}
            onToggle={toggle}
            autoFocus
            note={
              <FreeNote
                free={template.number_free_rubrics}
                next={shortEntryPrice(template, currency, vatRate)}
                currency={currency}
              />
            }
          />
        </div>
      </ModalBody>
      <ModalFooter
        start={
          <div className={styles.footer}>
            <ChosenChips ids={[...chosen]} rubrics={tree.byId} />
            <PickedCounts template={template} draft={{ ...draft, ...patch }} count={chosen.size} vatRate={vatRate} />
          </div>
        }
      >
        <Button onClick={onCancel}>{t('picker.cancel')}</Button>
        <Button
          variant="primary"
          {...(chosen.size === 0 ? { disabledReason: t('picker.selectOne') } : {})}
          onClick={() => onSelect(patch)}
        >
          {t('picker.select')}
        </Button>
      </ModalFooter>
    </>
  );
};
