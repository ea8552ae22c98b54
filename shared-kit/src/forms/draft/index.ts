export { FormDraft, type FormDraftProps, emptyForm } from './form-draft';
