import type { FocusEvent } from 'react';
import { Checkbox, type CheckboxProps } from '../components/checkbox';
import { useFormField } from './use-form-field';

/** The props of `FormCheckbox`. */
export type FormCheckboxProps = Omit<CheckboxProps, 'checked' | 'onChange' | 'error' | 'id' | 'name'> & {
  name: string;
};

/** A yes or no of the form. */
export const FormCheckbox = ({ name, onBlur, ...props }: FormCheckboxProps) => {
  const { id, value, error, onChange, onBlur: touch } = useFormField<boolean>(name, props.children, 'chosen');
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    touch();
    onBlur?.(event);
  };
  return (
    <Checkbox
      {...props}
      id={id}
      name={name}
      error={error}
      checked={Boolean(value)}
      onChange={onChange}
      onBlur={leave}
    />
  );
};
