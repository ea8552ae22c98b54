import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import type { SavedState } from './order-saver';
import type { Wizard } from '../context/wizard-context';

/** The initial state of the wizard: loaded, or held while the rubric picker replaced it. */
export interface WizardStart {
  template: CatalogueTemplate;
  rubrics: Wizard['rubrics'];
  saved: Pick<SavedState, 'order' | 'stored'> & Partial<SavedState>;
  /** A draft that differs from the stored one: the input from before the picker opened. */
  draft: OrderDraft;
  linked: CatalogueStepKey | null;
  /** The step from which the rubric picker was opened; null unless the wizard resumes after it. */
  back: CatalogueStepKey | null;
}

/** What the host of the wizard decides besides the order itself. */
export interface WizardHost {
  /** A custom order of steps. */
  stepOrder?: readonly string[] | null;
  /** Whether write actions are disabled whatever the role. */
  isReadOnly?: boolean;
  /** Called with the wizard after every change: an embed informs its page and controls it from outside. */
  watch?: (wizard: Wizard) => void;
}
