import { readPlateLetters } from './plate-letters';
import {
  amount,
  choice,
  date,
  float,
  isEmpty,
  letters,
  maxLength,
  maxValue,
  minLength,
  minValue,
  oneOf,
  personName,
  phone,
  printable,
  reference,
  required,
  rows,
  withFacts,
  text,
  type Issue,
  type ValidValues,
  type Rule,
  type ValuesOf,
} from '../validation';
import { arrivalPurposes } from './pass';
import { passIssue } from './pass-errors';
import { readFields, type FieldInput } from './read-fields';
import { trimmed } from './trimming';

/** Length limits of a plate. */
export const plateLength = { min: 6, max: 16 } as const;
/** Maximum digits of a phone number after the plus. */
export const phoneDigits = 18;
/** Limits of cargo rows. */
export const cargoRows = { min: 1, max: 50 } as const;

const cargoQuantity = { min: 1, max: 999_999 } as const;
const cargoTitleLength = 255;
const loadCapacity = { min: 0.01, max: 100 } as const;

const pattern = (expression: RegExp, issue: Issue): Rule =>
  withFacts({ pattern: expression.source }, (value) =>
    isEmpty(value) || expression.test(String(value)) ? null : issue,
  );

/** Latin capitals, digits, space, hyphen and the Cyrillic letters that look Latin. */
const vehicleNumberRules = [
  pattern(/^[A-Z0-9 \-АВЕКМНОРСТУХ]+$/, passIssue('vehicleCharacters')),
  minLength(plateLength.min),
  maxLength(plateLength.max),
] as const;

/** Letters of both alphabets. */
const trailerNumberRules = [
  pattern(/^[A-Z0-9 \-\p{Script=Cyrillic}]+$/u, passIssue('trailerCharacters')),
  minLength(plateLength.min),
  maxLength(plateLength.max),
  printable,
] as const;

const loadRule: Rule = withFacts({ minimum: loadCapacity.min, maximum: loadCapacity.max }, (value) => {
  if (isEmpty(value)) return null;
  const tonnes = Number(value);
  const isFine =
    tonnes >= loadCapacity.min &&
    tonnes <= loadCapacity.max &&
    Math.abs(tonnes * 100 - Math.round(tonnes * 100)) < 1e-6;
  return isFine ? null : passIssue('loadCapacity');
});

const whole: Rule = (value) => (isEmpty(value) || Number.isInteger(Number(value)) ? null : passIssue('wholeNumber'));

const rowCount: Rule<readonly unknown[]> = withFacts(
  { minItems: cargoRows.min, maxItems: cargoRows.max },
  ({ length }) => (length >= cargoRows.min && length <= cargoRows.max ? null : passIssue('cargoRows')),
);

const nameRules = [letters, ...personName] as const;

/** The fields of a car pass, by payload names, with the rules that need no context. */
export const carPassFields = {
  car_type_id: reference(required),
  car_number: text(required, ...vehicleNumberRules),
  trailer_number: text(...trailerNumberRules),
  entry_date: choice(required, date),
  departure_date: choice(date),
  load_capacity: amount(float, loadRule),
  target: choice(required, oneOf(arrivalPurposes)),
  stand_id: reference(),
  lastname: text(required, ...nameRules),
  name: text(required, ...nameRules),
  middlename: text(...nameRules),
  phone: text(required, phone, maxLength(phoneDigits + 1)),
  cargos: rows(
    {
      title: text(required, maxLength(cargoTitleLength), printable),
      quantity: amount(required, float, minValue(cargoQuantity.min), maxValue(cargoQuantity.max), whole),
    },
    rowCount,
  ),
};
/** A car pass as it is typed. */
export type CarPassFields = ValuesOf<typeof carPassFields>;
/** A car pass that satisfies its rules. */
export type ValidCarPass = ValidValues<typeof carPassFields>;

/** The raw values of a form or a body. */
export type CarPassInput = FieldInput<typeof carPassFields>;

/** Capitalises a plate and collapses spaces. */
export const readPlate = (text: string | null | undefined): string =>
  readPlateLetters(trimmed(text)).replace(/\s+/g, ' ');

/** Trims the texts and capitalises the plates before checking and storing. */
export const readCarPass = (input: CarPassInput): CarPassFields => ({
  ...readFields(carPassFields, input),
  car_number: readPlate(input.car_number),
  trailer_number: readPlate(input.trailer_number) || null,
});
