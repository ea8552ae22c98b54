import { useCallback, useState } from 'react';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';

/** A place in the order that somebody wants to see: a field, a comment, or a step as a whole. */
export interface OrderPlace {
  step: CatalogueStepKey;
  /** Key of the draft; null: the comment or the step. */
  field: keyof OrderDraft | null;
  comment?: number;
}

/** Fields that the step on the screen shows itself; what is said about the others stands above the step. */
export const useFieldsOnScreen = () => {
  const [fields, setFields] = useState<ReadonlySet<keyof OrderDraft>>(new Set());
  const showsField = useCallback((field: keyof OrderDraft) => {
    setFields((shown) => new Set([...shown, field]));
    return () => setFields((shown) => new Set([...shown].filter((one) => one !== field)));
  }, []);
  return { fields, showsField };
};

/** The way to a place: first its step, then the field there takes the keyboard. */
export const useOrderPlace = (step: CatalogueStepKey, goTo: (step: CatalogueStepKey) => Promise<boolean>) => {
  const [wanted, setWanted] = useState<OrderPlace | null>(null);
  const reached = useCallback(() => setWanted(null), []);
  const showPlace = async (place: OrderPlace): Promise<void> => {
    setWanted(place);
    if (place.step !== step && !(await goTo(place.step))) setWanted(null);
  };
  return { wanted: wanted?.step === step ? wanted : null, reached, showPlace };
};

/** What of a field takes the keyboard. */
const controls = 'input, textarea, [role="combobox"], [role="treeitem"][tabindex="0"], button';

/**
 * Moves the keyboard to a place of the step that is drawn.
 * @param root an embed draws the wizard within a shadow root
 */
export const focusPlace = (root: Document | ShadowRoot, { field, comment }: OrderPlace): void => {
  const note = comment === undefined ? null : root.querySelector<HTMLElement>(`[data-comment="${comment}"]`);
  const around = field === null ? null : root.querySelector<HTMLElement>(`[data-field="${field}"]`);
  // the buttons of a note are no controls of its field
  const control = [...(around?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
    (one) => !one.closest('[role="note"]'),
  );
  (control ?? note ?? around)?.focus();
};
