export { FormComboBox } from './form-combo-box';
