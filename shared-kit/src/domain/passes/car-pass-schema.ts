import { isDay } from '../../model';
import {
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
  printable,
  phone,
  required,
  type Issue,
  type Rule,
} from '../../model/validation';
import { field, ruleIssues } from '../../model/validation-yup';
import { array, object, type AnyObjectSchema } from 'yup';
import { arrivalPeriods, earliestArrival, isArrivalDay, lastVehicleDay } from './arrival-dates';
import { cargoRows, phoneDigits, plateLength, type CargoFields, type CarPassFields } from './car-pass-fields';
import { arrivalPurposeOf, arrivalPurposes, type PassEvent } from './pass';
import { passIssue } from './pass-errors';

export interface CarPassContext {
  event: PassEvent;
  /** Ms since the epoch by the server's clock. */
  now: number;
  carTypeIds: readonly number[];
  standIds: readonly number[];
}

const cargoQuantity = { min: 1, max: 999_999 } as const;
const cargoTitleLength = 255;
const loadCapacity = { min: 0.01, max: 100 } as const;

const pattern =
  (expression: RegExp, issue: Issue): Rule =>
  (value) =>
    isEmpty(value) || expression.test(String(value)) ? null : issue;

/** Latin capitals, digits, space, hyphen and the Cyrillic letters that look Latin (PASS-138, PASS-139). */
export const vehicleNumberRules: readonly Rule[] = [
  pattern(/^[A-Z0-9 \-АВЕКМНОРСТУХ]+$/, passIssue('vehicleCharacters')),
  minLength(plateLength.min),
  maxLength(plateLength.max),
];

/** Letters of both alphabets (PASS-140, PASS-141). */
export const trailerNumberRules: readonly Rule[] = [
  pattern(/^[A-Z0-9 \-\p{Script=Cyrillic}]+$/u, passIssue('trailerCharacters')),
  minLength(plateLength.min),
  maxLength(plateLength.max),
  printable,
];

const notBefore = (date: string): Issue => ({ rule: 'minDate', date });
const notAfter = (date: string): Issue => ({ rule: 'maxDate', date });

/** PASS-145 to PASS-149 */
const arrivalRule =
  ({ event, now }: CarPassContext): Rule =>
  (value, all) => {
    const day = String(value);
    const purpose = arrivalPurposeOf(all.target);
    if (arrivalPeriods(purpose, event, now).length === 0) return passIssue('noDatesLeft');
    if (day < earliestArrival(event, now)) return notBefore(earliestArrival(event, now));
    if (day > lastVehicleDay(event)) return notAfter(lastVehicleDay(event));
    return isArrivalDay(day, purpose, event, now) ? null : passIssue('dateNotOfPurpose');
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
  return isFine ? null : passIssue('loadCapacity');
};

const nameRules: readonly Rule[] = [letters, ...personName];

const whole: Rule = (value) => (isEmpty(value) || Number.isInteger(Number(value)) ? null : passIssue('wholeNumber'));

/** One row of cargo (PASS-155, PASS-157). */
const cargoSchema = object({
  title: field(required, maxLength(cargoTitleLength), printable),
  quantity: field(required, float, minValue(cargoQuantity.min), maxValue(cargoQuantity.max), whole),
} satisfies Record<keyof CargoFields, unknown>);

const rowsIssue = passIssue('cargoRows');

/** A car pass, judged by the form and by the server (PASS-138 to PASS-157, PASS-246). */
export const carPassSchema = (context: CarPassContext): AnyObjectSchema =>
  object({
    car_number: field(required, ...vehicleNumberRules),
    trailer_number: field(...trailerNumberRules),
    car_type_id: field(required, oneOf(context.carTypeIds)),
    target: field(required, oneOf(arrivalPurposes)),
    entry_date: field(required, date, arrivalRule(context)),
    departure_date: field(date, departureRule(context)),
    load_capacity: field(float, loadRule),
    stand_id: field(oneOf(context.standIds)),
    lastname: field(required, ...nameRules),
    name: field(required, ...nameRules),
    middlename: field(...nameRules),
    phone: field(required, phone, maxLength(phoneDigits + 1)),
    cargos: array(cargoSchema).test('rows', rowsIssue.rule, function judge(rows) {
      const count = rows?.length ?? 0;
      if (count >= cargoRows.min && count <= cargoRows.max) return true;
      const { rule: message, ...params } = rowsIssue;
      return this.createError({ message, params });
    }),
  } satisfies Record<keyof CarPassFields, unknown>);

/** The first broken rule of every field, rows of cargo as `cargos.0.quantity` (PASS-244). */
export const carPassIssues = (fields: CarPassFields, context: CarPassContext): Record<string, Issue> =>
  ruleIssues(carPassSchema(context), fields);
