export { NumberField, type NumberFieldProps } from './number-field';
export { clampToRange, readInteger } from './integer';
