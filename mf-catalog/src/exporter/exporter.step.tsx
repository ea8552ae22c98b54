import { Notice } from '@fairfront/shared-kit/components/notice';
import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo } from 'react';
import { FreeNote } from '../rubric-picker/free-note';
import { shortEntryPrice } from '../rubric-picker/short-entry-price';
import { TreePane } from '../rubric-picker/tree-pane';
import { useRubricTree } from '../rubric-picker/use-rubric-tree';
import { DraftField } from '../notes/draft-field';
import { StepColumns } from '../context/step-columns';
import { useWizard } from '../context/wizard-context';
import { Heading } from '../context/heading';
import { ChosenExporters } from './chosen-exporters';
import styles from './exporter.module.css';

/** Step 3: the optional rubrics of the Russian exporters' section. */
export const ExporterStep = () => {
  const { t } = useTranslation('catalog');
  const { template, rubrics, draft, priced, isEditable, change, goTo } = useWizard();
  const tree = useRubricTree(rubrics.exporter, draft.exporterRubrics);
  const chosen = useMemo(() => new Set(draft.exporterRubrics), [draft.exporterRubrics]);
  const { currency, vat_rate: vatRate } = priced.totals;
  const next = shortEntryPrice(template, currency, vatRate);
  const free = template.number_free_exporter_rubrics;
  const toggle = (id: number, on: boolean) =>
    change(({ exporterRubrics }) => {
      const others = exporterRubrics.filter((other) => other !== id);
      return { exporterRubrics: on ? [...others, id] : others };
    });
  const exporters = (
    <ChosenExporters
      ids={draft.exporterRubrics}
      rubrics={tree.byId}
      free={free}
      next={next}
      currency={currency}
      {...(isEditable ? { onRemove: (id: number) => toggle(id, false) } : {})}
    />
  );
  const title = (
    <Heading level={3} className={styles.title}>
      {t('exporter.title')}
    </Heading>
  );
  if (!isEditable) {
    return (
      <section className={styles.readOnly}>
        {title}
        <DraftField field="exporterRubrics">{exporters}</DraftField>
      </section>
    );
  }
  return (
    <StepColumns
      isFixed
      side={
        <>
          {exporters}
          <Notice tone="neutral" icon="globe">
            {t('exporter.languages')}
          </Notice>
          <p className={styles.lead}>{t('exporter.notWanted')}</p>
          <Button
            variant="text"
            size="sm"
            icon="arrow-left"
            className={styles.toStart}
            onClick={() => void goTo('alphabet')}
          >
            {t('exporter.toStart')}
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        {title}
        <p className={styles.lead}>{t('exporter.lead')}</p>
      </div>
      <DraftField field="exporterRubrics" className={styles.field}>
        <div className={styles.tree}>
          <TreePane
            label={t('exporter.title')}
            tree={tree}
            chosen={chosen}
            onToggle={toggle}
            note={<FreeNote free={free} next={next} currency={currency} />}
          />
        </div>
      </DraftField>
    </StepColumns>
  );
};
