export {
  feedbackRules,
  invitationRules,
  newPasswordRules,
  profileRules,
  recoveryRules,
  welcomeRules,
} from './account-rules';
export { checkValues, errorAnswer, errorTexts, firstIssue, type Issues, type RuleSet } from './check';
export { withoutForeignScripts } from './foreign-scripts';
export { issueText, type Issue } from './messages';
export {
  confirms,
  date,
  digits,
  email,
  float,
  inn,
  isEmpty,
  letters,
  lettersWithDigits,
  maxDate,
  maxLength,
  maxValue,
  minDate,
  minLength,
  minValue,
  newPassword,
  oneOf,
  passwordLength,
  personName,
  phone,
  plainName,
  required,
  website,
  websiteWithCyrillic,
  type Rule,
} from './rules';
