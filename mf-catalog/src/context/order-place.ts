import { useCallback, useState } from 'react';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';

/** A target in the order: a field, a comment, the button of the rubric picker, or a whole step. */
export interface OrderPlace {
  step: CatalogueStepKey;
  /** The key in the draft; null for every other target. */
  field: keyof OrderDraft | null;
  comment?: number;
  /** The button that opens the rubric picker: it has `data-opens-picker`. */
  isPicker?: boolean;
}

/** The fields that the current step shows; notes about the others are above the step. */
export const useFieldsOnScreen = () => {
  const [fields, setFields] = useState<ReadonlySet<keyof OrderDraft>>(new Set());
  const showsField = useCallback((field: keyof OrderDraft) => {
    setFields((shown) => new Set([...shown, field]));
    return () => setFields((shown) => new Set([...shown].filter((one) => one !== field)));
  }, []);
  return { fields, showsField };
};

/**
 * Navigation to a target: first to its step, then the focus moves to the field.
 * @param first the target on opening
 */
export const useOrderPlace = (
  step: CatalogueStepKey,
  goTo: (step: CatalogueStepKey) => Promise<boolean>,
  first: OrderPlace | null,
) => {
  const [wanted, setWanted] = useState(first);
  const reached = useCallback(() => setWanted(null), []);
  const showPlace = async (place: OrderPlace): Promise<void> => {
    setWanted(place);
    if (place.step !== step && !(await goTo(place.step))) setWanted(null);
  };
  return { wanted: wanted?.step === step ? wanted : null, reached, showPlace };
};

/** The focusable elements of a field. */
const controls = 'input, textarea, [role="combobox"], [role="treeitem"][tabindex="0"], button';

/**
 * Moves the focus to a target in the rendered step. Targets are found by their attributes, because fields and comments of all
 * steps can be targets, and a step is rendered only after the target is requested.
 * @param root the shadow root in an embed, otherwise the document
 */
export const focusPlace = (root: Document | ShadowRoot, { field, comment, isPicker = false }: OrderPlace): void => {
  const opener = isPicker ? root.querySelector<HTMLElement>('[data-opens-picker]') : null;
  const note = comment === undefined ? null : root.querySelector<HTMLElement>(`[data-comment="${comment}"]`);
  const around = field === null ? null : root.querySelector<HTMLElement>(`[data-field="${field}"]`);
  // the buttons of a note are not controls of its field
  const control = [...(around?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
    (one) => !one.closest('[role="note"]'),
  );
  (control ?? note ?? around ?? opener)?.focus();
};
