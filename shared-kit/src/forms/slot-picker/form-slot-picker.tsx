import { SlotPicker, type SlotPickerProps, type SlotsByDate } from '../../components/slot-picker';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** Two-hour slots by date in the form. */
export const FormSlotPicker = ({ name, onBlur, ...props }: Bound<SlotPickerProps>) => {
  const field = useFormField<SlotsByDate>(name, props.label, 'chosen');
  const leave = () => {
    field.onBlur();
    onBlur?.();
  };
  return <SlotPicker {...props} {...field} value={field.value ?? {}} onBlur={leave} />;
};
