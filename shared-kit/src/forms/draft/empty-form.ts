import type { FormikHelpers, FormikValues } from 'formik';
import { flushSync } from 'react-dom';

/**
 * Empties a form that is about to leave the screen, because its input was sent or given up: its draft is forgotten before this
 * returns. Emptied and taken away in one step, a form would keep what was typed once more.
 * @param values what the empty form holds; those that it was opened with by default
 */
export const emptyForm = <Values extends FormikValues>(
  { resetForm }: Pick<FormikHelpers<Values>, 'resetForm'>,
  values?: Values,
): void => flushSync(() => resetForm(values && { values }));
