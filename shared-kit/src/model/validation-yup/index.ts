export {
  feedbackSchema,
  invitationSchema,
  newPasswordSchema,
  passwordSchema,
  profileSchema,
  recoverySchema,
  signInSchema,
  welcomeSchema,
} from './account-schemas';
export { field } from './field';
export { ruleIssues, ruleTexts } from './rule-issues';
export { schemaIssues, type SchemaIssue, type SchemaIssues } from './schema-issues';
