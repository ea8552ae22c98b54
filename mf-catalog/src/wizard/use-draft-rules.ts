import { useEffect, useEffectEvent, useMemo } from 'react';
import type { OrderCountry } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { DraftContext } from '@fairfront/shared-kit/domain/catalogue/rules';
import type { DraftCheck } from './draft-check';
import { useDraftCheck } from './use-draft-check';

/** The validation rules of the draft, loaded or loading. */
export interface DraftRules {
  /** Null until the rules have loaded. */
  check: DraftCheck | null;
  /** @throws if the rules fail to load */
  load: () => Promise<DraftCheck>;
}

/** The validation rules for the current wizard data. */
export const useDraftRules = (
  template: CatalogueTemplate,
  rubrics: DraftContext['rubrics'],
  countries: readonly OrderCountry[] | null,
): DraftRules => {
  const { make, load, loadAtRest } = useDraftCheck();
  const check = useMemo(() => make && make(template, rubrics, countries), [make, template, rubrics, countries]);
  useEffect(() => loadAtRest(), [loadAtRest]);
  return { check, load: async () => (await load())(template, rubrics, countries) };
};

/**
 * Every change retries rules that failed to load: nothing is saved without them.
 * @param unsaved a draft that waits to be saved; null without one
 */
export const useRulesFor = ({ check, load }: DraftRules, unsaved: OrderDraft | null): void => {
  const ask = useEffectEvent(() => {
    if (check === null && unsaved !== null) void load().catch(() => {});
  });
  useEffect(() => ask(), [unsaved]);
};
