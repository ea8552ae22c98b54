export { FormDatePicker } from './form-date-picker';
