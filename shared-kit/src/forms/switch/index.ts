export { FormSwitch, type FormSwitchProps } from './form-switch';
