import { formatDate } from '@fairfront/shared-kit/formats';
import { isDay } from '@fairfront/shared-kit/model';
import {
  checkValues,
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
  required,
  type Issue,
  type Rule,
  type RuleSet,
} from '@fairfront/shared-kit/model/validation';
import { arrivalPeriods, earliestArrival, isArrivalDay, lastVehicleDay } from './arrival-dates';
import { carPassTexts, ownIssue } from './messages';
import { arrivalPurposes, type ArrivalPurpose, type PassEvent } from './pass';
import { trimmed, trimmedOrNull } from './trimming';

export interface CargoFields {
  title: string;
  quantity: number | string | null;
}

/** What a car pass is made of, by payload names (PASS-214). */
export interface CarPassFields {
  car_type_id: number | null;
  car_number: string;
  trailer_number: string | null;
  entry_date: string | null;
  departure_date: string | null;
  load_capacity: number | string | null;
  target: string | null;
  stand_id: number | null;
  lastname: string;
  name: string;
  middlename: string | null;
  phone: string;
  cargos: CargoFields[];
}

export interface CarPassContext {
  event: PassEvent;
  /** Ms since the epoch by the server's clock. */
  now: number;
  carTypeIds: readonly number[];
  standIds: readonly number[];
}

/** Characters of a plate (PASS-138, PASS-140). */
export const plateLength = { min: 6, max: 16 } as const;
/** Digits of a phone behind the plus (PASS-011). */
export const phoneDigits = 18;
/** Rows of cargo (PASS-156, PASS-157). */
export const cargoRows = { min: 1, max: 50 } as const;
const cargoQuantity = { min: 1, max: 999_999 } as const;
const cargoTitleLength = 255;
const loadCapacity = { min: 0.01, max: 100 } as const;

const pattern =
  (expression: RegExp, issue: Issue): Rule =>
  (value) =>
    isEmpty(value) || expression.test(String(value)) ? null : issue;

/** Latin capitals, digits, space, hyphen and the Cyrillic letters that look Latin (PASS-138, PASS-139). */
export const vehicleNumberRules: readonly Rule[] = [
  pattern(/^[A-Z0-9 \-АВЕКМНОРСТУХ]+$/, ownIssue(carPassTexts.vehicleCharacters)),
  minLength(plateLength.min),
  maxLength(plateLength.max),
];

/** Letters of both alphabets (PASS-140, PASS-141). */
export const trailerNumberRules: readonly Rule[] = [
  pattern(/^[A-Z0-9 \-\p{Script=Cyrillic}]+$/u, ownIssue(carPassTexts.trailerCharacters)),
  minLength(plateLength.min),
  maxLength(plateLength.max),
];

const purposeOf = (value: unknown): ArrivalPurpose | null =>
  arrivalPurposes.find((purpose) => purpose.value === value)?.value ?? null;

const notBefore = (bound: string): Issue =>
  ownIssue({
    en: `The date must be ${formatDate(bound, 'en')} or later`,
    ru: `Дата должна быть не раньше ${formatDate(bound, 'ru')}`,
  });
const notAfter = (bound: string): Issue =>
  ownIssue({
    en: `The date must be ${formatDate(bound, 'en')} or earlier`,
    ru: `Дата должна быть не позже ${formatDate(bound, 'ru')}`,
  });

/** PASS-145 to PASS-149 */
const arrivalRule =
  ({ event, now }: CarPassContext): Rule =>
  (value, all) => {
    const day = String(value);
    const purpose = purposeOf(all.target);
    if (arrivalPeriods(purpose, event, now).length === 0) return ownIssue(carPassTexts.noDatesLeft);
    if (day < earliestArrival(event, now)) return notBefore(earliestArrival(event, now));
    if (day > lastVehicleDay(event)) return notAfter(lastVehicleDay(event));
    return isArrivalDay(day, purpose, event, now) ? null : ownIssue(carPassTexts.dateNotOfPurpose);
  };

/** PASS-150 */
const departureRule =
  ({ event }: CarPassContext): Rule =>
  (value, all) => {
    if (isEmpty(value)) return null;
    const entry = String(all.entry_date);
    if (isDay(entry) && String(value) < entry) return notBefore(entry);
    return String(value) > lastVehicleDay(event) ? notAfter(lastVehicleDay(event)) : null;
  };

const loadRule: Rule = (value) => {
  if (isEmpty(value)) return null;
  const tonnes = Number(value);
  const isFine =
    tonnes >= loadCapacity.min &&
    tonnes <= loadCapacity.max &&
    Math.abs(tonnes * 100 - Math.round(tonnes * 100)) < 1e-6;
  return isFine ? null : ownIssue(carPassTexts.loadCapacity);
};

const nameRules: readonly Rule[] = [letters, ...personName];

/** Rules of the form and of the server for a car pass, without its rows of cargo (PASS-138 to PASS-154, PASS-246). */
export const carPassRules = (context: CarPassContext): RuleSet<CarPassFields> => ({
  car_number: [required, ...vehicleNumberRules],
  trailer_number: trailerNumberRules,
  car_type_id: [required, oneOf(context.carTypeIds)],
  target: [required, oneOf(arrivalPurposes.map(({ value }) => value))],
  entry_date: [required, date, arrivalRule(context)],
  departure_date: [date, departureRule(context)],
  load_capacity: [float, loadRule],
  stand_id: [oneOf(context.standIds)],
  lastname: [required, ...nameRules],
  name: [required, ...nameRules],
  middlename: nameRules,
  phone: [required, phone, maxLength(phoneDigits + 1)],
});

const whole: Rule = (value) =>
  isEmpty(value) || Number.isInteger(Number(value)) ? null : ownIssue(carPassTexts.wholeNumber);

/** Rules of one row of cargo (PASS-155, PASS-157). */
export const cargoRules: RuleSet<CargoFields> = {
  title: [required, maxLength(cargoTitleLength)],
  quantity: [required, float, minValue(cargoQuantity.min), maxValue(cargoQuantity.max), whole],
};

/** The first broken rule of every field, rows of cargo as `cargos.0.quantity` (PASS-244). */
export const carPassIssues = (fields: CarPassFields, context: CarPassContext): Record<string, Issue> => {
  const issues: Record<string, Issue> = { ...checkValues(fields, carPassRules(context)) };
  if (fields.cargos.length < cargoRows.min || fields.cargos.length > cargoRows.max) {
    issues.cargos = ownIssue(carPassTexts.cargoRows);
  }
  fields.cargos.forEach((cargo, row) => {
    for (const [field, issue] of Object.entries<Issue | undefined>(checkValues(cargo, cargoRules))) {
      if (issue) issues[`cargos.${row}.${field}`] = issue;
    }
  });
  return issues;
};

/** The raw values of a form or a body. */
export type CarPassInput = Omit<{ [Field in keyof CarPassFields]?: CarPassFields[Field] | null }, 'cargos'> & {
  cargos?: readonly { title?: string | null; quantity?: number | string | null }[] | null;
};

/** Capital letters as typed, runs of spaces as one (PASS-139, PASS-140). */
export const readPlate = (text: string | null | undefined): string =>
  trimmed(text).replace(/\s+/g, ' ').toLocaleUpperCase('ru');

const decimalOrNull = (value: number | string | null | undefined): number | string | null => {
  if (value === null || value === undefined || typeof value === 'number') return value ?? null;
  const text = trimmed(value);
  const number = Number(text.replace(',', '.'));
  return text === '' ? null : Number.isNaN(number) ? text : number;
};

/** Trims the texts and capitalises the plates before judging and storing (PASS-013, PASS-139). */
export const readCarPass = (input: CarPassInput): CarPassFields => ({
  car_type_id: input.car_type_id ?? null,
  car_number: readPlate(input.car_number),
  trailer_number: readPlate(input.trailer_number) || null,
  entry_date: trimmedOrNull(input.entry_date),
  departure_date: trimmedOrNull(input.departure_date),
  load_capacity: decimalOrNull(input.load_capacity),
  target: trimmedOrNull(input.target),
  stand_id: input.stand_id ?? null,
  lastname: trimmed(input.lastname),
  name: trimmed(input.name),
  middlename: trimmedOrNull(input.middlename),
  phone: trimmed(input.phone),
  cargos: (input.cargos ?? []).map(({ title, quantity }) => ({
    title: trimmed(title),
    quantity: decimalOrNull(quantity),
  })),
});
