import { ownTextOf, textsOf, type Localized } from '../common';
import { addDays, daysBetween, type Locale } from '../common';
import { check, type Issue, type Issues } from '../validation';
import { arrivalPeriods, lastVehicleDay, purposePeriods } from './arrival-dates';
import { readPlate, type CarPassFields, type ValidCarPass } from './car-pass-fields';
import { checkCarPass, type CarPassContext } from './car-pass-rules';
import { arrivalPurposeOf, type PassEvent, type PersonalPassType } from './pass';
import { passIssue } from './pass-errors';
import { personKey } from './same-person';
import type { PersonalPassFields } from './personal-pass-fields';
import { personalPassRules, type PersonalPassContext } from './personal-pass-rules';

/** State of a pass of an earlier exhibition: can be copied, already present, or impossible with a reason. */
export type PreviousPassState = 'ready' | 'present' | 'refused';

const stateOrder: readonly PreviousPassState[] = ['ready', 'present', 'refused'];

/** Sorts copyable passes first and keeps the order otherwise. */
export const readyFirst = <Candidate extends { state: PreviousPassState }>(
  candidates: readonly Candidate[],
): Candidate[] => [...candidates].sort((a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state));

/** What copying a pass changes, or the rule that prevents it. */
export type PreviousPassNote =
  | { about: 'company'; name: string }
  | { about: 'dates'; days: readonly string[] }
  | { about: 'issue'; issue: Issue };

/** A pass of an earlier exhibition, checked for this one; `fields` are those of the new pass. */
export type PreviousPassCopy<Fields, Kept extends Fields = Fields> = { note: PreviousPassNote | null } & (
  | { state: 'ready'; fields: Kept }
  | { state: 'present' | 'refused'; fields: Fields }
);

/** The first of the broken rules. */
const issueNote = (issues: Issues<Issue>): PreviousPassNote | null => {
  const [issue] = Object.values(issues);
  return issue ? { about: 'issue', issue } : null;
};

/** by the rules of the form; another company's name is replaced by that of this participation. */
export const copyPreviousPerson = (
  type: PersonalPassType,
  pass: PersonalPassFields,
  {
    present,
    company,
    locale,
    ...context
  }: PersonalPassContext & { present: ReadonlySet<string>; company: Localized<'name'>; locale: Locale },
): PreviousPassCopy<PersonalPassFields> => {
  const isOurs = textsOf(company, 'name').includes(pass.company_name);
  const name = ownTextOf(company, 'name', locale);
  const fields = isOurs ? pass : { ...pass, company_name: name };
  if (present.has(personKey(pass))) return { state: 'present', note: null, fields };
  const { issues } = check(personalPassRules(type, context), fields);
  if (issues) return { state: 'refused', note: issueNote(issues), fields };
  return { state: 'ready', note: isOurs ? null : { about: 'company', name }, fields };
};

/** The same relative day in the period of its purpose as at the earlier exhibition, or the nearest selectable day. */
const movedEntry = (pass: CarPassFields, from: PassEvent, to: PassEvent, now: number): string | null => {
  const purpose = arrivalPurposeOf(pass.target);
  if (!purpose || pass.entry_date === null) return null;
  const wanted = addDays(
    purposePeriods(to)[purpose].from,
    daysBetween(purposePeriods(from)[purpose].from, pass.entry_date),
  );
  const [period] = arrivalPeriods(purpose, to, now);
  if (!period) return null;
  if (wanted < period.from) return period.from;
  return wanted > period.to ? period.to : wanted;
};

/** dates move with the exhibition, the stand is one of this participation. */
export const copyPreviousCar = (
  pass: CarPassFields,
  {
    from,
    present,
    standId,
    ...context
  }: CarPassContext & { from: PassEvent; present: ReadonlySet<string>; standId: number | null },
): PreviousPassCopy<CarPassFields, ValidCarPass> => {
  const { event, now } = context;
  const entry = movedEntry(pass, from, event, now);
  const last = lastVehicleDay(event);
  const stay = pass.entry_date && pass.departure_date ? daysBetween(pass.entry_date, pass.departure_date) : null;
  const leaves = entry !== null && stay !== null ? addDays(entry, Math.max(0, stay)) : null;
  const fields = {
    ...pass,
    entry_date: entry,
    departure_date: leaves !== null && leaves > last ? last : leaves,
    stand_id: standId,
  };
  if (present.has(readPlate(pass.car_number))) return { state: 'present', note: null, fields };
  if (entry === null) return { state: 'refused', note: { about: 'issue', issue: passIssue('noDatesLeft') }, fields };
  const { issues, values } = checkCarPass(fields, context);
  if (issues) return { state: 'refused', note: issueNote(issues), fields };
  const { departure_date } = values;
  return {
    state: 'ready',
    note: { about: 'dates', days: departure_date === null ? [entry] : [entry, departure_date] },
    fields: values,
  };
};
