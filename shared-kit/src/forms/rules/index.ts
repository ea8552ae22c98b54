export { useIssueText, useIssueTexts } from '../../components/field/issue-texts';
export { lazyRules } from './lazy-rules';
export { useSchema, type SchemaOptions } from './use-schema';
