import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormState } from './form-context';

/** The props of a bound control. */
export interface BoundField<Value> {
  id: string;
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** `typed`: the error disappears with the first key and returns on blur; `chosen`: a selection is validated at once. */
export type FieldEntry = 'typed' | 'chosen';

const asText = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error;
  // a list or a group of fields may have its own message: the first text found is used
  if (error && typeof error === 'object') return Object.values(error).map(asText).find(Boolean);
  return undefined;
};

/**
 * Binds a control to the value of the form under `name` ("cargo.0.title" reaches into lists).
 * @param label names the field in the error summary
 */
export const useFormField = <Value>(name: string, label: ReactNode, entry: FieldEntry = 'typed'): BoundField<Value> => {
  const formik = useFormikContext<FormikValues>();
  const { formId, registry, serverErrors, clearServerError, attempt, afterPress } = useFormState();
  const id = `${formId}-${name}`;
  /** The attempt during which the person is typing here: its errors are known and need not be shown. */
  const [typingSince, setTypingSince] = useState<number | null>(null);

  /** The ground of the form on which the person typed here: a form that was emptied is new. */
  const typedOn = useRef<FormikValues | null>(null);
  /** Number of blurs; on each of them the form is validated with its current values. */
  const [left, setLeft] = useState(0);
  const { validateForm } = formik;
  useEffect(() => {
    if (left > 0) void validateForm();
  }, [left, validateForm]);

  useEffect(() => registry.mount(name, { controlId: id, label }), [registry, name, id, label]);

  const typing = typingSince === attempt;
  const byRules = getIn(formik.touched, name) ? asText(getIn(formik.errors, name)) : undefined;
  return {
    id,
    name,
    value: getIn(formik.values, name) as Value,
    error: typing ? undefined : (serverErrors[name] ?? byRules),
    onChange: (value) => {
      if (entry === 'typed') setTypingSince(attempt);
      typedOn.current = formik.initialValues;
      clearServerError(name);
      void formik.setFieldValue(name, value);
      if (entry === 'chosen') void formik.setFieldTouched(name, true, false);
    },
    onBlur: () =>
      afterPress(() => {
        setTypingSince(null);
        // who only passes through a field has said nothing that could be wrong
        if (typedOn.current !== formik.initialValues && !getIn(formik.touched, name)) return;
        // leaving may complete the value in the same moment (a date, a number): Formik itself would check the value before
        void formik.setFieldTouched(name, true, false);
        setLeft((times) => times + 1);
      }),
  };
};
