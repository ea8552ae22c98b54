import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { CodedIssues } from '@fairfront/shared-kit/domain/validation';
import type { CountryList } from '@fairfront/shared-kit/forms/select';
import type { ReturnComment } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { DraftConflict } from '@fairfront/shared-kit/domain/catalogue/merge-drafts';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { createContext, useContext } from 'react';
import type { OrderPlace } from './order-place';

/** A country in the list of both country fields. */
interface WizardCountry extends Localized<'name'> {
  id: number;
  is_catalog_order_ru_locale: boolean;
}

/** Data that the parts of the frame and the fields of a step share, in addition to the order itself. */
export interface WizardDetails {
  countries: CountryList<WizardCountry>;
  /** The validation errors of the draft, with the descriptions as last validated. */
  issues: CodedIssues;
  /** Whether a description is newer than `issues`. */
  isChecking: boolean;
  /** Fields that two people changed concurrently. */
  conflicts: readonly DraftConflict[];
  /** Returns whether all conflicts are resolved, also right after a save. */
  isSettled: () => boolean;
  settle: (conflict: DraftConflict, choice: 'mine' | 'theirs') => void;
  /** The organiser's comments on a returned draft. */
  comments: readonly ReturnComment[];
  /** Saves a reply; returns false if that failed, after the error was shown. */
  answer: (comment: ReturnComment, text: string) => Promise<boolean>;
  /** The fields that the current step shows. */
  fields: ReadonlySet<keyof OrderDraft>;
  /** Registers a field while it is rendered; returns the unregister function. */
  showsField: (field: keyof OrderDraft) => () => void;
  /** Goes to the step of a target and focuses its field. */
  showPlace: (place: OrderPlace) => Promise<void>;
  /** A target on this step that waits for the focus. */
  wanted: OrderPlace | null;
  /** Called once the focus has moved. */
  reached: () => void;
}

/** Provided by the wizard frame. */
export const WizardDetailsContext = createContext<WizardDetails | null>(null);

/** The details of the wizard around. */
export const useWizardDetails = (): WizardDetails => {
  const details = useContext(WizardDetailsContext);
  if (details === null) throw new Error('A field of the catalogue order must be rendered inside the wizard');
  return details;
};
