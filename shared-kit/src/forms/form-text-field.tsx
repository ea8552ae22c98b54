import type { FocusEvent } from 'react';
import { PasswordField, type PasswordFieldProps } from '../components/password-field';
import { TextField, type TextFieldProps } from '../components/text-field';
import { useFormField } from './use-form-field';

/** Props of a bound field: those of the control without what the form gives. */
export type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'id' | 'name'> & { name: string };

/** A line of text of the form. */
export const FormTextField = ({ name, onBlur, ...props }: Bound<TextFieldProps>) => {
  const field = useFormField<string>(name, props.label);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    field.onBlur();
    onBlur?.(event);
  };
  return <TextField {...props} {...field} value={field.value ?? ''} onBlur={leave} />;
};

/** A password of the form; never kept in a draft. */
export const FormPasswordField = ({ name, onBlur, ...props }: Bound<PasswordFieldProps>) => {
  const field = useFormField<string>(name, props.label);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    field.onBlur();
    onBlur?.(event);
  };
  return <PasswordField {...props} {...field} value={field.value ?? ''} onBlur={leave} />;
};
