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
} from './rules';
export { stating, type AnyRule, type Broken, type CodedIssue, type Rule, type RuleFacts } from './rule';
export { coded, oneLine, saying, unless, words, type CodedIssues } from './coded-rules';
export {
  amount,
  choice,
  field,
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
  type Judged,
  type KeptValues,
  type Placed,
  type SaidOf,
  type ValuesOf,
} from './field';
export { issuesOf, judge, type Issues, type Verdict } from './judge';
