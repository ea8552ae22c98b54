import { formatDate } from '../../formats/dates';
import { pluralOf } from '../../formats/plurals';
import type { Locale } from '../locale';

/** A broken rule with the numbers that its message names. */
export type Issue =
  | { rule: 'required' | 'email' | 'phone' | 'option' | 'date' | 'number' | 'letters' }
  | { rule: 'lettersWithDigits' | 'website' | 'inn' | 'confirmed' | 'plainName' }
  | { rule: 'minDate' | 'maxDate'; date: string }
  | { rule: 'minLength' | 'maxLength' | 'digits' | 'passwordLength' | 'minValue' | 'maxValue'; n: number }
  /** A rule of one area only, which brings its own texts. */
  | { rule: 'own'; texts: Readonly<Record<Locale, string>> };

type RuleName = Exclude<Issue['rule'], 'own'>;
type Message = string | ((values: { n: number; date: string }) => string);

/** Texts of SHELL-179 to SHELL-194 and SHELL-060, for screen and backend; the rule of the plural forms is part of the text. */
const messages: Record<RuleName, Record<Locale, Message>> = {
  required: { en: 'This field is required', ru: 'Обязательное поле' },
  email: { en: 'Enter an e-mail like name@example.com', ru: 'Введите электронную почту в виде name@example.com' },
  phone: {
    en: 'Start with + and use digits only, for example +79991234567',
    ru: 'Начните с + и вводите только цифры, например +79991234567',
  },
  option: { en: 'Select from the list', ru: 'Выберите из списка' },
  date: { en: 'Incorrect date', ru: 'Неверная дата' },
  minDate: {
    en: ({ date }) => `The date must be ${date} or later`,
    ru: ({ date }) => `Дата должна быть не раньше ${date}`,
  },
  maxDate: {
    en: ({ date }) => `The date must be ${date} or earlier`,
    ru: ({ date }) => `Дата должна быть не позже ${date}`,
  },
  minLength: {
    en: ({ n }) => `At least ${n} ${pluralOf(n, { one: 'character', other: 'characters' }, 'en')}`,
    ru: ({ n }) => `Не менее ${n} ${pluralOf(n, { one: 'символа', other: 'символов' }, 'ru')}`,
  },
  maxLength: {
    en: ({ n }) => `No more than ${n} ${pluralOf(n, { one: 'character', other: 'characters' }, 'en')}`,
    ru: ({ n }) => `Не более ${n} ${pluralOf(n, { one: 'символа', other: 'символов' }, 'ru')}`,
  },
  digits: {
    en: ({ n }) => `Exactly ${n} ${pluralOf(n, { one: 'digit', other: 'digits' }, 'en')}`,
    ru: ({ n }) => `Ровно ${n} ${pluralOf(n, { one: 'цифра', few: 'цифры', many: 'цифр', other: 'цифры' }, 'ru')}`,
  },
  passwordLength: {
    en: ({ n }) => `Use at least ${n} ${pluralOf(n, { one: 'character', other: 'characters' }, 'en')}`,
    ru: ({ n }) => `Введите не менее ${n} ${pluralOf(n, { one: 'символа', other: 'символов' }, 'ru')}`,
  },
  minValue: {
    en: ({ n }) => `The value must be at least ${n}`,
    ru: ({ n }) => `Значение должно быть не меньше ${n}`,
  },
  maxValue: {
    en: ({ n }) => `The value must be at most ${n}`,
    ru: ({ n }) => `Значение должно быть не больше ${n}`,
  },
  number: { en: 'Enter a number', ru: 'Введите число' },
  letters: {
    en: 'Use letters, spaces, hyphens and dashes only',
    ru: 'Допустимы только буквы, пробел, дефис и тире',
  },
  lettersWithDigits: { en: 'Add letters: digits alone are not enough', ru: 'Добавьте буквы: одних цифр недостаточно' },
  website: { en: 'Enter a website address like example.com', ru: 'Введите адрес сайта в виде example.com' },
  inn: { en: 'Invalid INN', ru: 'Неверный ИНН' },
  plainName: {
    en: 'A name is one line without links and e-mail addresses',
    ru: 'Укажите название или имя одной строкой, без ссылок и адресов почты',
  },
  confirmed: { en: 'Passwords do not match', ru: 'Пароли не совпадают' },
};

/** The message of a broken rule in a language (SHELL-178); a bound is written in the format of SHELL-171. */
export const issueText = (issue: Issue, locale: Locale): string => {
  if (issue.rule === 'own') return issue.texts[locale];
  const message = messages[issue.rule][locale];
  if (typeof message === 'string') return message;
  const n = 'n' in issue ? issue.n : 0;
  const date = 'date' in issue ? formatDate(issue.date, locale) : '';
  return message({ n, date });
};
