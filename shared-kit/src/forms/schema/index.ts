export { formIssues, formSchema, formTexts } from './form-schema';
