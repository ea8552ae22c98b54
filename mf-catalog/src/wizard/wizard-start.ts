import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import type { SavedState } from './order-saver';
import type { Wizard } from '../context/wizard-context';

/** What the wizard starts from: loaded, or held while the rubric picker stood in its place. */
export interface WizardStart {
  template: CatalogueTemplate;
  rubrics: Wizard['rubrics'];
  saved: Pick<SavedState, 'order' | 'stored'> & Partial<SavedState>;
  /** Another draft than the stored one: what was typed before the picker opened. */
  draft: OrderDraft;
  linked: CatalogueStepKey | null;
  back: CatalogueStepKey | null;
}

/** What the host of the wizard decides besides the order itself (CAT-255). */
export interface WizardHost {
  /** An order of steps of its own (CAT-008). */
  stepOrder?: readonly string[] | null;
  /** Write actions are off whatever the role. */
  isReadOnly?: boolean;
  /** Called with the wizard after every change of it: an embed tells its page and steers it from outside (CAT-261, CAT-262). */
  watch?: (wizard: Wizard) => void;
}
