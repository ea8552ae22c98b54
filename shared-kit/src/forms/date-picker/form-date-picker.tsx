import type { FocusEvent } from 'react';
import { DatePicker, type DatePickerProps } from '../../components/date-picker';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** A date of the form: `YYYY-MM-DD` when complete, else the text as typed. */
export const FormDatePicker = ({ name, onBlur, ...props }: Bound<DatePickerProps>) => {
  const field = useFormField<string>(name, props.label);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    field.onBlur();
    onBlur?.(event);
  };
  return <DatePicker {...props} {...field} value={field.value ?? ''} onBlur={leave} />;
};
