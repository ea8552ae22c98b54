export type { Option } from '../option-list';
export { ComboBox, type ComboBoxProps } from './combo-box';
