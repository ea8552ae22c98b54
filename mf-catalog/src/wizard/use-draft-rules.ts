import { useEffect, useEffectEvent, useMemo } from 'react';
import type { OrderCountry } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { DraftContext } from '@fairfront/shared-kit/domain/catalogue/rules';
import type { DraftJudge } from './draft-judge';
import { useJudge } from './use-judge';

/** The rules of the draft, at hand or on their way. */
export interface DraftRules {
  /** Null until the rules have come. */
  judge: DraftJudge | null;
  /** @throws when the rules do not come */
  load: () => Promise<DraftJudge>;
}

/** The rules of the draft for what the wizard knows by now. */
export const useDraftRules = (
  template: CatalogueTemplate,
  rubrics: DraftContext['rubrics'],
  countries: readonly OrderCountry[] | null,
): DraftRules => {
  const { make, load, loadAtRest } = useJudge();
  const judge = useMemo(() => make && make(template, rubrics, countries), [make, template, rubrics, countries]);
  useEffect(() => loadAtRest(), [loadAtRest]);
  return { judge, load: async () => (await load())(template, rubrics, countries) };
};

/**
 * Rules that have not come are asked for again with every change: without them nothing is stored.
 * @param unsaved a draft that waits to be stored; null when there is none
 */
export const useRulesFor = ({ judge, load }: DraftRules, unsaved: OrderDraft | null): void => {
  const ask = useEffectEvent(() => {
    if (judge === null && unsaved !== null) void load().catch(() => {});
  });
  useEffect(() => ask(), [unsaved]);
};
