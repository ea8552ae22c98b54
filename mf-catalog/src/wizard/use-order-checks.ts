import { countriesQuery } from '@fairfront/shared-kit/forms/select';
import { useLocale, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { useMemo } from 'react';
import { useSettledTexts } from '../context/use-settled-texts';
import { noFiles, sendBlockers } from '@fairfront/shared-kit/domain/catalogue/rules';
import type { StepGates } from '@fairfront/shared-kit/domain/catalogue/wizard';
import { gatesOf } from './step-issues';
import type { CurrentOrder } from './use-current-order';
import { useDraftRules } from './use-draft-rules';

/** The validation errors of the draft, and the steps that they block. */
export const useOrderChecks = (current: CurrentOrder) => {
  const { draft, read, order, conflicts, template, rubrics, comments, priced } = current;
  const platform = usePlatform();
  const locale = useLocale();
  const countries = useQuery(countriesQuery(platform, { locale }));
  const rules = useDraftRules(template, rubrics, countries.data ?? null);
  const { check } = rules;
  const settled = useSettledTexts(draft);
  const checked = useMemo(() => ({ ...draft, ...settled.texts }), [draft, settled.texts]);
  const issues = useMemo(() => check && check(checked), [check, checked]);
  const blockers = sendBlockers(draft, template, priced, order ?? noFiles, comments);
  const isRight = issues !== null && Object.keys(issues).length === 0;
  const isSendable = blockers.length === 0 && conflicts.length === 0 && isRight;
  const gates = useMemo(() => gatesOf(checked, issues, isSendable), [checked, issues, isSendable]);

  /**
   * The gates of the current input.
   * @throws if the rules fail to load
   */
  const readGates = async (): Promise<StepGates> => {
    const now = check ?? (await rules.load());
    settled.settle(read());
    return gatesOf(read(), now(read()), isSendable);
  };
  return { countries, rules, issues: issues ?? {}, isChecking: settled.isPending, blockers, gates, readGates };
};

/** The result of `useOrderChecks`. */
export type OrderChecks = ReturnType<typeof useOrderChecks>;
