export { useIssueText, useIssueTexts } from '../../components/field/issue-texts';
export { useSchema, type SchemaOptions, lazyRules } from './use-schema';
