import { MultiSelect, Select, type MultiSelectProps, type SelectProps } from '../../components/select';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** One of a list in the form; null while nothing is chosen. */
export const FormSelect = <Value extends string | number = string>({
  name,
  onBlur,
  ...props
}: Bound<SelectProps<Value>>) => {
  const field = useFormField<Value | null>(name, props.label, 'chosen');
  const leave = () => {
    field.onBlur();
    onBlur?.();
  };
  return <Select {...props} {...field} onBlur={leave} />;
};

/** Several of a list in the form. */
export const FormMultiSelect = <Value extends string | number = string>({
  name,
  onBlur,
  ...props
}: Bound<MultiSelectProps<Value>>) => {
  const field = useFormField<Value[]>(name, props.label, 'chosen');
  const leave = () => {
    field.onBlur();
    onBlur?.();
  };
  return <MultiSelect {...props} {...field} value={field.value ?? []} onBlur={leave} />;
};
