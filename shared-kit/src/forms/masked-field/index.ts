export { FormDateTextField, FormMaskedField } from './form-masked-field';
