import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo } from 'react';
import { cheaperHint, type HintChange } from '@fairfront/shared-kit/domain/catalogue/pricing/cheaper-hint';
import { rubricIndex } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import { useLineName } from '../price/use-line-name';
import { useMoney } from '../price/use-money';
import { useWizard } from '../context/wizard-context';

/** Explains that more rubrics would cost less. */
export const CheaperNotice = () => {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const nameOf = useLineName();
  const { template, draft, priced, rubrics, isEditable, openPicker } = useWizard();
  const { is_not_resident: isNotResident } = useParticipation();
  const { vat_rate: vatRate } = priced.totals;
  const hint = useMemo(() => {
    const chosen = new Set(draft.rubrics.map(({ id }) => id));
    const left = [...rubricIndex(rubrics.main).values()].filter((node) => node.is_selected && !chosen.has(node.id));
    return cheaperHint(template, draft, { vatRate, isNotResident }, left.length);
  }, [template, draft, vatRate, isNotResident, rubrics.main]);
  if (!hint || !isEditable) return null;
  const listed = (changes: readonly HintChange[]) =>
    changes
      .map((change) =>
        t('preview.hintItem', { name: nameOf(change), count: change.quantity, amount: money(change.sum.withVat) }),
      )
      .join('; ');
  return (
    <Notice
      tone="success"
      icon="tag"
      title={t('preview.hint', { count: hint.more, saved: money(hint.saved.withVat) })}
      action={
        <Button size="sm" icon="hierarchy" data-opens-picker onClick={openPicker}>
          {t('rubrics.choose')}
        </Button>
      }
    >
      {t('preview.hintWhy', { added: listed(hint.added), dropped: listed(hint.dropped) })}
    </Notice>
  );
};
