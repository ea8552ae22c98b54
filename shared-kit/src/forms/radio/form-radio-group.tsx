import { RadioGroup, type RadioGroupProps } from '../../components/radio';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** A visible choice of the form. */
export const FormRadioGroup = <Value extends string>({ name, onBlur, ...props }: Bound<RadioGroupProps<Value>>) => {
  const field = useFormField<Value | null>(name, props.label, 'chosen');
  const leave = () => {
    field.onBlur();
    onBlur?.();
  };
  return <RadioGroup {...props} {...field} onBlur={leave} />;
};
