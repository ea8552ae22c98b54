import { createContext, useContext } from 'react';
import type { FieldRegistry, MountedField } from './field-registry';

/** The state that the form provides to its fields, summary and buttons, besides the values that Formik manages. */
export interface FormState {
  formId: string;
  registry: FieldRegistry;
  /** Delays the effects of a blur until the pointer that caused it is released. */
  afterPress: (act: () => void) => void;
  /** Errors that the server gave to fields; one stands until its field is changed or the form is sent again. */
  serverErrors: Readonly<Record<string, string>>;
  clearServerError: (name: string) => void;
  /** Text of the last failed sending that belongs to no field. */
  notice: string | null;
  /** Number of tries that failed by the rules or on the server since the last success. */
  attempt: number;
  /** Invalid fields since a failed try, in the order of the page; empty before the first try. */
  invalid: readonly MountedField[];
  /** Number of sendings that succeeded. */
  sent: number;
}

export const FormStateContext = createContext<FormState | null>(null);

/** State of the form around; throws outside of `Form`. */
export const useFormState = (): FormState => {
  const state = useContext(FormStateContext);
  if (!state) throw new Error('A form field or form part is used outside of Form');
  return state;
};
