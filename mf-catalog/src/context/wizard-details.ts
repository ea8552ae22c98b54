import type { Localized } from '@fairfront/shared-kit/formats';
import type { CodedIssues } from '@fairfront/shared-kit/model/validation';
import type { CountryList } from '@fairfront/shared-kit/forms/select';
import type { ReturnComment } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { DraftConflict } from '@fairfront/shared-kit/domain/catalogue/merge-drafts';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { createContext, useContext } from 'react';
import type { OrderPlace } from './order-place';

/** A country of the list, for both country fields (CAT-056, CAT-237). */
interface WizardCountry extends Localized<'name'> {
  id: number;
  is_catalog_order_ru_locale: boolean;
}

/** What the parts of the frame and the fields of a step share beyond the order itself. */
export interface WizardDetails {
  countries: CountryList<WizardCountry>;
  /** Broken rules of the draft, with the descriptions as they were judged last (CAT-073). */
  issues: CodedIssues;
  /** A description was typed since, so that `issues` do not know it yet (CAT-074). */
  isJudging: boolean;
  /** Fields that two people changed at the same time (CAT-285). */
  conflicts: readonly DraftConflict[];
  /** Whether no conflict waits for a choice, right after a save too. */
  isSettled: () => boolean;
  settle: (conflict: DraftConflict, choice: 'mine' | 'theirs') => void;
  /** Comments of the organiser at a returned draft. */
  comments: readonly ReturnComment[];
  /** Stores an answer; false when that failed, which has been said by then. */
  answer: (comment: ReturnComment, text: string) => Promise<boolean>;
  /** Fields that the step on the screen shows itself. */
  fields: ReadonlySet<keyof OrderDraft>;
  /** Called by a field while it is drawn; returns the way to take it out again. */
  showsField: (field: keyof OrderDraft) => () => void;
  /** Goes to the step of a place and gives the keyboard to its field. */
  showPlace: (place: OrderPlace) => Promise<void>;
  /** A place of this step that waits for the keyboard. */
  wanted: OrderPlace | null;
  /** The keyboard is there. */
  reached: () => void;
}

/** Set by the frame of the wizard. */
export const WizardDetailsContext = createContext<WizardDetails | null>(null);

/** Details of the wizard around. */
export const useWizardDetails = (): WizardDetails => {
  const details = useContext(WizardDetailsContext);
  if (details === null) throw new Error('A field of the catalogue order is drawn outside of its wizard');
  return details;
};
