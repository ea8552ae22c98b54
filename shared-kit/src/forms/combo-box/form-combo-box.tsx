import { ComboBox, type ComboBoxProps } from '../../components/combo-box';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** A text with suggestions in the form. */
export const FormComboBox = ({ name, onBlur, ...props }: Bound<ComboBoxProps>) => {
  const field = useFormField<string>(name, props.label);
  const leave = () => {
    field.onBlur();
    onBlur?.();
  };
  return <ComboBox {...props} {...field} value={field.value ?? ''} onBlur={leave} />;
};
