import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { NearView } from '@fairfront/shared-kit/components/near-view';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useCallback, useMemo, useRef } from 'react';
import { rubricsById } from './rubric-items';
import { DraftField } from '../notes/draft-field';
import { StepColumns } from '../context/step-columns';
import { useHeadingLevel } from '../context/heading';
import { useWizard } from '../context/wizard-context';
import { rubricPrices, type RubricPrice } from './entry-prices';
import { RubricCard } from './rubric-card';
import { hasFullEntry, shownAddresses } from './rubric-edits';
import { rubricOffer } from './rubric-offer';
import { RubricText } from './rubric-text';
import styles from './rubrics.module.css';
import { RubricsHead } from './rubrics-head';
import { RubricsSummary } from './rubrics-summary';
import { useRubricEdits } from './use-rubric-edits';

/** The number of cards rendered at first; the others render near the viewport. */
const firstCards = 12;
/** The height in px of a card with one line of services. */
const cardHeight = 88;

const noPrice: RubricPrice = { services: [], addresses: {}, total: 0 };

/** Step 2: the selected rubrics with services, addresses and prices. */
export const RubricsStep = () => {
  const { t } = useTranslation('catalog');
  const wizard = useWizard();
  const level = useHeadingLevel(3);
  const { template, rubrics, draft, priced, isEditable, openPicker } = wizard;
  const byId = useMemo(() => rubricsById(rubrics.main), [rubrics.main]);
  const { currency, vat_rate: vatRate } = priced.totals;
  const offer = useMemo(() => rubricOffer(template, { currency, vat_rate: vatRate }), [template, currency, vatRate]);
  const prices = useMemo(() => rubricPrices(draft, template, priced), [draft, template, priced]);
  const edits = useRubricEdits(wizard, byId);
  const list = useRef<HTMLUListElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const remove = useCallback(
    (rubricId: number) => {
      const own = list.current?.querySelector(`[data-rubric="${rubricId}"]`);
      const neighbour = own?.nextElementSibling ?? own?.previousElementSibling;
      edits.remove(rubricId);
      // focus stays in the list: on the button of the next rubric, or on the button that opens the picker
      (neighbour?.querySelector('button') ?? chooser.current)?.focus();
    },
    [edits],
  );
  const usedPlaces = [...prices.values()].reduce(
    (sum, { services }) => sum + services.filter(({ by }) => by === 'free-place').length,
    0,
  );
  const hasFreePlace = usedPlaces < template.number_free_rubrics;
  const choose = (
    <Button ref={chooser} icon="hierarchy" data-opens-picker onClick={openPicker}>
      {t('rubrics.choose')}
    </Button>
  );
  if (draft.rubrics.length === 0) {
    return (
      <DraftField field="rubrics">
        <EmptyState level={level} title={t('rubrics.empty')} actions={isEditable && choose}>
          {isEditable && t('rubrics.emptyWhy', { free: t('picker.free', { count: template.number_free_rubrics }) })}
        </EmptyState>
      </DraftField>
    );
  }
  return (
    <StepColumns side={<RubricsSummary template={template} draft={draft} priced={priced} />}>
      <section className={styles.step}>
        <RubricsHead
          chosen={draft.rubrics.length}
          free={usedPlaces}
          places={template.number_free_rubrics}
          vatRate={vatRate}
          action={isEditable && choose}
        />
        <DraftField field="rubricAddresses" />
        <DraftField field="rubrics">
          <ul ref={list} aria-label={t('rubrics.list')} className={styles.cards}>
            {draft.rubrics.map((rubric, order) => {
              const node = byId.get(rubric.id)?.node;
              const shown = { rubric, node, offer, price: prices.get(rubric.id) ?? noPrice };
              const hasAddresses = hasFullEntry(rubric.services, template);
              return (
                <li key={rubric.id} data-rubric={rubric.id} className={styles.card}>
                  <NearView isFirst={order < firstCards} height={cardHeight}>
                    {isEditable ? (
                      <RubricCard
                        {...shown}
                        addresses={hasAddresses ? shownAddresses(draft, rubric.id) : undefined}
                        hasFreePlace={hasFreePlace}
                        edits={edits}
                        onRemove={remove}
                      />
                    ) : (
                      <RubricText
                        {...shown}
                        addresses={draft.rubricAddresses.filter(({ rubricId }) => rubricId === rubric.id)}
                      />
                    )}
                  </NearView>
                </li>
              );
            })}
          </ul>
        </DraftField>
      </section>
    </StepColumns>
  );
};
