export type { Option } from '../option-list';
export { MultiSelect, type MultiSelectProps } from './multi-select';
export { Select, type SelectProps } from './select';
