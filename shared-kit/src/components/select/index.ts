export type { Option } from '../option-list';
export { Select, type SelectProps, MultiSelect, type MultiSelectProps } from './select';
