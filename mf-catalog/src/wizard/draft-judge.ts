import type { SchemaIssues } from '@fairfront/shared-kit/model/validation-yup';
import type { OrderCountry } from '../model/catalogue-order';
import type { CatalogueTemplate } from '../model/catalogue-template';
import type { OrderDraft } from '../model/order-draft';
import { draftIssues, type DraftScene } from '../model/rules';
import { stepOfField } from '../model/wire-fields';
import type { CatalogueStepKey, StepGates } from '../model/wizard';

/** Judges drafts against one template; the countries join when they are loaded. */
export interface DraftJudge {
  issues: (draft: OrderDraft) => SchemaIssues;
  /** Issues at the fields of a step. */
  ofStep: (issues: SchemaIssues, step: CatalogueStepKey) => SchemaIssues;
  /** Whether the own gates of steps 1 and 2 hold; the preview is judged by its blockers (CAT-023). */
  gates: (draft: OrderDraft, isSendable: boolean) => StepGates;
}

/** The rules of the draft on the screen; the server judges by the same (CAT-242). */
export const draftJudge = (
  template: CatalogueTemplate,
  rubrics: DraftScene['rubrics'],
  countries: readonly OrderCountry[] | null,
): DraftJudge => {
  const issues = (draft: OrderDraft) => draftIssues(draft, template, rubrics, countries) ?? {};
  const ofStep = (found: SchemaIssues, step: CatalogueStepKey): SchemaIssues =>
    Object.fromEntries(Object.entries(found).filter(([path]) => stepOfField(path) === step));
  return {
    issues,
    ofStep,
    gates: (draft, isSendable) => ({
      alphabet: Object.keys(ofStep(issues(draft), 'alphabet')).length === 0,
      rubrics: draft.rubrics.length > 0,
      preview: isSendable,
    }),
  };
};
