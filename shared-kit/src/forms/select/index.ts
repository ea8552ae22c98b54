export { FormMultiSelect, FormSelect } from './form-select';
