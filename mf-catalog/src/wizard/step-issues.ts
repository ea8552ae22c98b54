import type { CodedIssues } from '@fairfront/shared-kit/domain/validation';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { stepOfField } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import type { CatalogueStepKey, StepGates } from '@fairfront/shared-kit/domain/catalogue/wizard';

/** The issues at the fields of a step. */
export const issuesOfStep = (issues: CodedIssues, step: CatalogueStepKey): CodedIssues =>
  Object.fromEntries(Object.entries(issues).filter(([path]) => stepOfField(path) === step));

/**
 * Whether the gates of steps 1 and 2 are open; the preview is gated by its blockers.
 * @param issues null while the rules are loading: nothing is refused yet
 */
export const gatesOf = (
  { rubrics }: Pick<OrderDraft, 'rubrics'>,
  issues: CodedIssues | null,
  isSendable: boolean,
): StepGates => ({
  alphabet: issues === null || Object.keys(issuesOfStep(issues, 'alphabet')).length === 0,
  rubrics: rubrics.length > 0,
  preview: isSendable,
});
