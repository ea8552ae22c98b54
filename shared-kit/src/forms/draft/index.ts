export { emptyForm } from './empty-form';
export { FormDraft, type FormDraftProps } from './form-draft';
