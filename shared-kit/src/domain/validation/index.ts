export { withoutForeignScripts } from './foreign-scripts';
export { issueTextBy, type Issue, type IssueText } from './issue';
export { unprintableSign } from './printable';
export {
  confirms,
  date,
  digits,
  email,
  float,
  inn,
  isEmpty,
  isOneLine,
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
  printable,
  required,
  website,
  websiteWithCyrillic,
  wholeNumber,
} from './rules';
export { withFacts, type AnyRule, type Broken, type CodedIssue, type Rule, type RuleFacts } from './rule';
export { coded, oneLine, saying, unless, words, type CodedIssues } from './coded-rules';
export {
  amount,
  choice,
  field,
  flag,
  list,
  parts,
  reference,
  rows,
  text,
  withRules,
  type Field,
  type FieldKind,
  type Fields,
  type FieldsFor,
  type Checked,
  type ValidOf,
  type ValidValues,
  type Placed,
  type SaidOf,
  type StoredValues,
  type ValuesOf,
} from './field';
export { issuesOf, check, type Issues, type Verdict } from './check';
export { givenValues } from './given-values';
