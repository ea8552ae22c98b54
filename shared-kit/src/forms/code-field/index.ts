export { FormCodeField } from './form-code-field';
