import { useCallback, useState } from 'react';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';

/** A target in the order: a field, a comment, or a whole step. */
export interface OrderPlace {
  step: CatalogueStepKey;
  /** The key in the draft; null for the comment or the step. */
  field: keyof OrderDraft | null;
  comment?: number;
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

/** Navigation to a target: first to its step, then the focus moves to the field. */
export const useOrderPlace = (step: CatalogueStepKey, goTo: (step: CatalogueStepKey) => Promise<boolean>) => {
  const [wanted, setWanted] = useState<OrderPlace | null>(null);
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
 * Moves the focus to a target in the rendered step.
 * @param root the shadow root in an embed, otherwise the document
 */
export const focusPlace = (root: Document | ShadowRoot, { field, comment }: OrderPlace): void => {
  const note = comment === undefined ? null : root.querySelector<HTMLElement>(`[data-comment="${comment}"]`);
  const around = field === null ? null : root.querySelector<HTMLElement>(`[data-field="${field}"]`);
  // the buttons of a note are not controls of its field
  const control = [...(around?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
    (one) => !one.closest('[role="note"]'),
  );
  (control ?? note ?? around)?.focus();
};
