import { isDay } from '../common';
import { isEmpty, check, oneOf, withRules, type Issue, type Rule } from '../validation';
import { arrivalPeriods, earliestArrival, isArrivalDay, lastVehicleDay } from './arrival-dates';
import { carPassFields, type CarPassFields } from './car-pass-fields';
import { arrivalPurposeOf, type PassEvent } from './pass';
import { passIssue } from './pass-errors';

/** What the rules of a car pass depend on besides its values. */
export interface CarPassContext {
  event: PassEvent;
  /** Ms since the epoch by the server's clock. */
  now: number;
  carTypeIds: readonly number[];
  standIds: readonly number[];
}

const notBefore = (date: string): Issue => ({ rule: 'minDate', date });
const notAfter = (date: string): Issue => ({ rule: 'maxDate', date });

const arrivalRule =
  ({ event, now }: CarPassContext): Rule<string | null, Pick<CarPassFields, 'target'>> =>
  (value, all) => {
    const day = String(value);
    const purpose = arrivalPurposeOf(all.target);
    if (arrivalPeriods(purpose, event, now).length === 0) return passIssue('noDatesLeft');
    if (day < earliestArrival(event, now)) return notBefore(earliestArrival(event, now));
    if (day > lastVehicleDay(event)) return notAfter(lastVehicleDay(event));
    return isArrivalDay(day, purpose, event, now) ? null : passIssue('dateNotOfPurpose');
  };

const departureRule =
  ({ event }: CarPassContext): Rule<string | null, Pick<CarPassFields, 'entry_date'>> =>
  (value, all) => {
    if (isEmpty(value)) return null;
    const entry = String(all.entry_date);
    if (isDay(entry) && String(value) < entry) return notBefore(entry);
    return String(value) > lastVehicleDay(event) ? notAfter(lastVehicleDay(event)) : null;
  };

/** The fields of a car pass with the rules of an exhibition and of a day. */
export const carPassRules = (context: CarPassContext) =>
  withRules(carPassFields, {
    car_type_id: [oneOf(context.carTypeIds)],
    entry_date: [arrivalRule(context)],
    departure_date: [departureRule(context)],
    stand_id: [oneOf(context.standIds)],
  });

/** The first broken rule of every field, rows of cargo as `cargos.0.quantity`, or the car pass. */
export const checkCarPass = (fields: CarPassFields, context: CarPassContext) => check(carPassRules(context), fields);
