export { feedbackRules, newPasswordRules, profileRules, recoveryRules, welcomeRules } from './account-rules';
export { checkValues, errorAnswer, errorTexts, firstIssue, type Issues, type RuleSet } from './check';
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
  required,
  website,
  websiteWithCyrillic,
  type Rule,
} from './rules';
