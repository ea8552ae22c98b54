import { isEmail } from '../common/email';
import { textLength } from '../common/text';
import { readDay } from '../../platform/formats/days';
import { parseNumber } from '../../platform/formats/parsing';
import type { Issue } from './issue';
import { unprintableSign } from './printable';
import { withFacts, type Rule } from './rule';

/** a text of spaces only counts as empty. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const broken = (rule: Issue['rule'], keeps: boolean): Issue | null => (keeps ? null : ({ rule } as Issue));

/** A rule about the trimmed text of a filled value. */
const textRule =
  (check: (text: string) => Issue | null): Rule =>
  (value) =>
    isEmpty(value) ? null : check(String(value).trim());

const matches = (rule: Issue['rule'], pattern: RegExp): Rule =>
  withFacts(
    { pattern: pattern.source },
    textRule((text) => broken(rule, pattern.test(text))),
  );

/** An unticked box is empty. */
export const required: Rule<unknown, unknown, Issue, NonNullable<unknown>> = withFacts({ required: true }, (value) =>
  broken('required', !isEmpty(value) && value !== false),
);

/** one @, a name before it, a domain with a dot behind it, no spaces. */
export const email: Rule = withFacts(
  { format: 'email' },
  textRule((text) => broken('email', isEmail(text))),
);

/** a plus and as many digits as the mask of the field takes; no code of a country begins with zero. */
export const phone = matches('phone', /^\+[1-9]\d{0,17}$/);

/** each value, or the single one, is among the options. */
export const oneOf = <const Option extends number | string | null>(
  options: readonly Option[],
): Rule<unknown, unknown, Issue, Option | readonly Option[] | null> =>
  withFacts({ enum: options }, (value) => {
    if (isEmpty(value)) return null;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const known: readonly unknown[] = options;
    return broken(
      'option',
      values.every((one) => known.includes(one)),
    );
  });

/** a real day in the form that fields hold and send, YYYY-MM-DD; what could not be read stays as typed. */
export const date: Rule = withFacts(
  { format: 'date' },
  textRule((text) => broken('date', readDay(text) !== null)),
);

/** both bounds are days, included; what is no date is for the rule `date`. */
export const minDate = (bound: string): Rule =>
  textRule((text) => (readDay(text) && text < bound ? { rule: 'minDate', date: bound } : null));
export const maxDate = (bound: string): Rule =>
  textRule((text) => (readDay(text) && text > bound ? { rule: 'maxDate', date: bound } : null));

export const minLength = (n: number): Rule =>
  withFacts(
    { minLength: n },
    textRule((text) => (textLength(text) < n ? { rule: 'minLength', n } : null)),
  );
export const maxLength = (n: number): Rule =>
  withFacts(
    { maxLength: n },
    textRule((text) => (textLength(text) > n ? { rule: 'maxLength', n } : null)),
  );

/** exactly n digits and nothing else. */
export const digits = (n: number): Rule =>
  textRule((text) => (/^\d+$/.test(text) && text.length === n ? null : { rule: 'digits', n }));

const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' ? parseNumber(value) : null;
};

const numberRule =
  (check: (value: number) => Issue | null): Rule =>
  (value) => {
    const number = isEmpty(value) ? null : numberOf(value);
    return number === null ? null : check(number);
  };

/** what is no number is for the rule `float`. */
export const minValue = (n: number): Rule =>
  withFacts(
    { minimum: n },
    numberRule((value) => (value < n ? { rule: 'minValue', n } : null)),
  );
export const maxValue = (n: number): Rule =>
  withFacts(
    { maximum: n },
    numberRule((value) => (value > n ? { rule: 'maxValue', n } : null)),
  );

/** dot and comma accepted. */
export const float: Rule = (value) => (isEmpty(value) ? null : broken('number', numberOf(value) !== null));

/** a count: no fraction. */
export const wholeNumber: Rule = (value) =>
  isEmpty(value) ? null : broken('number', Number.isSafeInteger(numberOf(value)));

/** letters of both alphabets with diacritics, space, hyphen, dashes. */
export const letters = matches('letters', /^[\p{Script=Latin}\p{Script=Cyrillic}\p{M} \u00a0\-‐‑–—]+$/u);

/** a value with a digit needs a letter. */
export const lettersWithDigits: Rule = textRule((text) =>
  broken('lettersWithDigits', !/\d/.test(text) || /\p{L}/u.test(text)),
);

const latinWebsite = /^[a-z\d\-./:_]+$/i;
const anyWebsite = /^[a-zа-яё\d\-./:_]+$/i;
/** What is before the first colon if it is not a host: the scheme of an address. */
const scheme = /^([a-z][a-z\d_-]*):(\/\/)?/i;
/** Only http and https lead to a website: `javascript:` and its like are no addresses of pages. */
const hasWebScheme = (text: string): boolean => {
  const [, name, slashes] = scheme.exec(text) ?? [];
  return name === undefined || (/^https?$/i.test(name) && slashes !== undefined);
};
const isWebsite = (text: string, pattern: RegExp) =>
  pattern.test(text) && text.includes('.') && !text.endsWith('.') && hasWebScheme(text);

export const website: Rule = textRule((text) => broken('website', isWebsite(text, latinWebsite)));
/** for the catalogue wizard only. */
export const websiteWithCyrillic: Rule = textRule((text) => broken('website', isWebsite(text, anyWebsite)));

/** Line ends and other control characters, and the marks that turn the direction of what follows them. */
const lineBreaker = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Whether a text is one line, which nothing in it ends or turns. */
export const isOneLine = (text: string): boolean => !lineBreaker.test(text.trim());
/** An address that a mail client makes a link of beyond doubt: with a scheme, `www.`, a path, or of an e-mail. */
const link =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b(?:mailto|javascript|data|tel):\S|[\p{L}\d-]\.[\p{L}\d-]{2,}[/?#:]\S|\S@\S+\.\S/iu;

/**
 * A name that is written into e-mails: one line, no link. A company may be called by its domain: bare dots
 * pass, e-mails take care of them.
 */
export const plainName: Rule = (value) =>
  typeof value === 'string' && (!isOneLine(value) || link.test(value)) ? { rule: 'plainName' } : null;

/** a text that is printed on passes and other documents */
export const printable: Rule = textRule((text) => {
  const sign = unprintableSign(text);
  return sign === null ? null : { rule: 'printable', sign };
});

export const inn = matches('inn', /^\d{10,}$/);

/** equals another field of the form, letter by letter. */
export const confirms =
  <Name extends string>(field: Name): Rule<unknown, Readonly<Record<Name, unknown>>> =>
  (value, all) =>
    isEmpty(value) ? null : broken('confirmed', value === all[field]);

/** A personal name; it is printed on passes, so every character must be printable. */
export const personName = [maxLength(50), printable] as const;

/** Length of a new password in code points; the backend hashes the whole value. */
export const passwordLength = { min: 8, max: 72 } as const;

const lettersOf = (text: unknown): string =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** Each character is the next one of the alphabet, or each the one before: `abcdefgh`, `98765432`. */
const isSequence = (text: string): boolean => {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
};

/**
 * Whether a password is guessed without any list: fewer than four different characters, a sequence, or only the name of the
 * portal or of the person with digits and signs around it.
 * @param names of the person, as far as the form contains them
 */
const isWeakPassword = (password: string, names: readonly unknown[] = []): boolean => {
  const small = password.toLowerCase();
  const letters = lettersOf(password);
  const own = ['fairfront', ...names.map(lettersOf)];
  return new Set(small).size < 4 || isSequence(small) || (letters.length > 2 && own.includes(letters));
};

/** nothing is trimmed, a space is a character of a password. */
export const newPassword: Rule<unknown, object> = (value, all) => {
  if (typeof value !== 'string' || value === '') return null;
  const length = textLength(value);
  if (length < passwordLength.min) return { rule: 'passwordLength', n: passwordLength.min };
  if (length > passwordLength.max) return { rule: 'maxLength', n: passwordLength.max };
  const { name, lastname, middlename }: { name?: unknown; lastname?: unknown; middlename?: unknown } = all;
  return isWeakPassword(value, [name, lastname, middlename]) ? { rule: 'weakPassword' } : null;
};
