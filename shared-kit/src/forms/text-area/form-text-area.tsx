import type { FocusEvent } from 'react';
import { TextArea, type TextAreaProps } from '../../components/text-area';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** Several lines of text of the form. */
export const FormTextArea = ({ name, onBlur, ...props }: Bound<TextAreaProps>) => {
  const field = useFormField<string>(name, props.label);
  const leave = (event: FocusEvent<HTMLTextAreaElement>) => {
    field.onBlur();
    onBlur?.(event);
  };
  return <TextArea {...props} {...field} value={field.value ?? ''} onBlur={leave} />;
};
