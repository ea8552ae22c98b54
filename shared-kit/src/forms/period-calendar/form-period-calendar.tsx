import { PeriodCalendar, type PeriodCalendarProps } from '../../components/period-calendar';
import type { Bound } from '../form-text-field';
import { useFormField } from '../use-form-field';

/** Days of an exhibition in the form. */
export const FormPeriodCalendar = ({ name, onBlur, ...props }: Bound<PeriodCalendarProps>) => {
  const field = useFormField<string[]>(name, props.label, 'chosen');
  const leave = () => {
    field.onBlur();
    onBlur?.();
  };
  return <PeriodCalendar {...props} {...field} value={field.value ?? []} onBlur={leave} />;
};
