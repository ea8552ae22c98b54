export { FormDraft, type FormDraftProps } from './form-draft';
