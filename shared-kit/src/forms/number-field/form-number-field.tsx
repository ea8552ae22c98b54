import { NumberField, type NumberFieldProps } from '../../components/number-field';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** A whole number. The form value changes after the typing pause or on blur. */
export const FormNumberField = ({ name, onBlur, ...props }: Bound<NumberFieldProps>) => {
  const field = useFormField<number>(name, props.label, 'chosen');
  const leave = () => {
    field.onBlur();
    onBlur?.();
  };
  return <NumberField {...props} {...field} value={field.value ?? 0} onBlur={leave} />;
};
