import { addDays, daysBetween, type Locale } from '@fairfront/shared-kit/model';
import { checkValues, issueText } from '@fairfront/shared-kit/model/validation';
import { arrivalPeriods, lastVehicleDay, purposePeriods } from './arrival-dates';
import { carPassIssues, readPlate, type CarPassContext, type CarPassFields } from './car-pass-rules';
import { carPassTexts, takeOverTexts } from './messages';
import { arrivalPurposes, type PassEvent, type PersonalPassType } from './pass';
import { personKey } from './same-person';
import { personalPassRules, type PersonalPassContext, type PersonalPassFields } from './personal-pass-rules';

/** What may happen to one pass of an earlier fair: taken, there already, or not possible, with the reason (PASS-304). */
export type TakeOverState = 'ready' | 'present' | 'refused';

const stateOrder: readonly TakeOverState[] = ['ready', 'present', 'refused'];

/** Who can be taken stands first, the rest keeps its order (PASS-307). */
export const readyFirst = <Candidate extends { state: TakeOverState }>(candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state));

/** A pass of an earlier fair, judged for this one; `fields` are those of the new pass. */
export interface TakeOver<Fields> {
  state: TakeOverState;
  /** What changes by taking it over, or why it is not possible. */
  note: string | null;
  fields: Fields;
}

type Names = Readonly<Record<'name_rus' | 'name_eng', string>>;

/** PASS-304: by the rules of the form; another company's name gives way to that of this participation. */
export const takeOverPerson = (
  type: PersonalPassType,
  pass: PersonalPassFields,
  {
    present,
    company,
    locale,
    ...context
  }: PersonalPassContext & { present: ReadonlySet<string>; company: Names; locale: Locale },
): TakeOver<PersonalPassFields> => {
  const isOurs = pass.company_name === company.name_rus || pass.company_name === company.name_eng;
  const name = locale === 'ru' ? company.name_rus : company.name_eng;
  const fields = isOurs ? pass : { ...pass, company_name: name };
  if (present.has(personKey(pass))) return { state: 'present', note: null, fields };
  const [issue] = Object.values(checkValues(fields, personalPassRules(type, context)));
  if (issue) return { state: 'refused', note: issueText(issue, locale), fields };
  return { state: 'ready', note: isOurs ? null : takeOverTexts.otherCompany(name)[locale], fields };
};

/** The same place in the period of its purpose as at the earlier fair, or the nearest day that can still be chosen. */
const movedEntry = (pass: CarPassFields, from: PassEvent, to: PassEvent, now: number): string | null => {
  const purpose = arrivalPurposes.find(({ value }) => value === pass.target)?.value;
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

/** PASS-305: dates move with the fair, the stand is one of this participation. */
export const takeOverCar = (
  pass: CarPassFields,
  {
    from,
    present,
    standId,
    locale,
    ...context
  }: CarPassContext & { from: PassEvent; present: ReadonlySet<string>; standId: number | null; locale: Locale },
): TakeOver<CarPassFields> => {
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
  if (entry === null) return { state: 'refused', note: carPassTexts.noDatesLeft[locale], fields };
  const [issue] = Object.values(carPassIssues(fields, context));
  if (issue) return { state: 'refused', note: issueText(issue, locale), fields };
  return {
    state: 'ready',
    note: takeOverTexts.newDates(fields.entry_date ?? entry, fields.departure_date)[locale],
    fields,
  };
};
