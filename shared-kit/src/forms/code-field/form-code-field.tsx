import type { FocusEvent } from 'react';
import { CodeField, type CodeFieldProps } from '../../components/code-field';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** A code from an e-mail, without dashes and in capitals. */
export const FormCodeField = ({ name, onBlur, ...props }: Bound<CodeFieldProps>) => {
  const field = useFormField<string>(name, props.label);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    field.onBlur();
    onBlur?.(event);
  };
  return <CodeField {...props} {...field} value={field.value ?? ''} onBlur={leave} />;
};
