export { caretAfterMask, phoneMask, plateMask, trailerMask, type Mask, type MaskEdit } from './mask';
export { dateMask, datePlaceholder, isoToTyped, typedToIso } from './date-mask';
export { DateTextField, type DateTextFieldProps } from './date-text-field';
export { MaskedField, type MaskedFieldProps } from './masked-field';
