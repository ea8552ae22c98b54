export { FormNumberField } from './form-number-field';
