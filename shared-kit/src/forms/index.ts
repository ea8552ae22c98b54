export { Form, type FormProps, type FormTools } from './form';
export { FormCheckbox, type FormCheckboxProps } from './form-checkbox';
export { useFormState, type FormState } from './form-context';
export { FormCheckNote, FormErrorSummary, FormNotice, SubmitButton, type FormErrorSummaryProps } from './form-parts';
export { FormPasswordField, FormTextField, type Bound } from './form-text-field';
export { useFormField, type BoundField, type FieldEntry } from './use-form-field';
