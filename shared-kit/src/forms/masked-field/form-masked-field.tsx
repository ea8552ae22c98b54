import type { FocusEvent } from 'react';
import {
  DateTextField,
  MaskedField,
  type DateTextFieldProps,
  type MaskedFieldProps,
} from '../../components/masked-field';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** A phone, a plate or another masked text of the form. */
export const FormMaskedField = ({ name, onBlur, ...props }: Bound<MaskedFieldProps>) => {
  const field = useFormField<string>(name, props.label);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    field.onBlur();
    onBlur?.(event);
  };
  return <MaskedField {...props} {...field} value={field.value ?? ''} onBlur={leave} />;
};

/** A typed date of the form: `YYYY-MM-DD` when complete, else the text as typed. */
export const FormDateTextField = ({ name, onBlur, ...props }: Bound<DateTextFieldProps>) => {
  const field = useFormField<string>(name, props.label);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    field.onBlur();
    onBlur?.(event);
  };
  return <DateTextField {...props} {...field} value={field.value ?? ''} onBlur={leave} />;
};
