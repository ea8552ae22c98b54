import { Switch, type SwitchProps } from '../../components/switch';
import { useFormField } from '../use-form-field';

/** The props of `FormSwitch`. */
export type FormSwitchProps = Omit<SwitchProps, 'checked' | 'onChange' | 'error' | 'id' | 'name'> & { name: string };

/** A switch inside a form that is sent as a whole; settings that act at once use Switch itself. */
export const FormSwitch = ({ name, onBlur, ...props }: FormSwitchProps) => {
  const { id, value, error, onChange, onBlur: touch } = useFormField<boolean>(name, props.children, 'chosen');
  const leave = () => {
    touch();
    onBlur?.();
  };
  return (
    <Switch {...props} id={id} name={name} error={error} checked={Boolean(value)} onChange={onChange} onBlur={leave} />
  );
};
