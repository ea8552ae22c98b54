export { FormTextArea } from './form-text-area';
