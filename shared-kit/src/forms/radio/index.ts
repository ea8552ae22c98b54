export { FormRadioGroup } from './form-radio-group';
