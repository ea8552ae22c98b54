import { dayAndTimeIn, instantIn, isDay, localizedNames } from '@fairfront/shared-kit/domain/common';
import {
  exhibitionDateIssues,
  exhibitionDays,
  exhibitionDeadlines,
  type ExhibitionDates,
} from '@fairfront/shared-kit/domain/participations/exhibition-dates';
import type { DeskExhibition } from '../api/desk';

/** The forms of the record, each of which saves its own fields. */
export const recordForms = ['general', 'dates', 'deadlines', 'rules', 'texts'] as const;
/** One of `recordForms`. */
export type RecordForm = (typeof recordForms)[number];

/** A field of the record. */
export type RecordName = Exclude<keyof DeskExhibition, 'id' | 'archived_at' | 'etag'>;

/** Info texts of exhibitors by what they are about. */
export const textGroups = {
  personal: ['personal_pass_info_1', 'personal_pass_info_2', 'personal_pass_info_3'],
  install: ['install_pass_info_1', 'install_pass_info_2', 'install_pass_info_3', 'install_pass_terms'],
  car: [
    ...(['car_pass_info_1', 'car_pass_info_2', 'car_pass_info_3', 'car_pass_entry'] as const),
    ...(['car_pass_entry_procedure', 'car_pass_rule', 'car_pass_terms'] as const),
  ],
} as const;

/** The flags of an exhibition. */
export const recordFlags = [
  'create_personal_pass_disabled',
  'create_install_pass_disabled',
  'create_car_pass_disabled',
  'is_show_order_additional_services',
] as const;

const inBoth = (names: readonly string[]): RecordName[] =>
  names.flatMap((name) => [...localizedNames(name)]) as RecordName[];

/** The fields of each form. */
export const namesOf: Readonly<Record<RecordForm, readonly RecordName[]>> = {
  general: [...inBoth(['title', 'subtitle', 'venue']), 'website', 'timezone', 'vat_rate', 'currencies', 'external_id'],
  dates: [...exhibitionDays],
  deadlines: [...exhibitionDeadlines],
  rules: [...recordFlags, 'second_factor_from', 'pass_data_days'],
  texts: inBoth(Object.values(textGroups).flat()),
};

/** The values of a form: texts as they are typed, flags and lists as they are. */
export type RecordValues = Record<string, string | boolean | string[]>;

/** The field with the time of day of a deadline. */
export const timeNameOf = (name: string): string => `${name}_time`;

const isDeadline = (name: string): boolean => exhibitionDeadlines.some((one) => one === name);

/** The values of a form of a stored record; deadlines as day and time in the zone of the exhibition. */
export const valuesOf = (record: DeskExhibition, names: readonly RecordName[]): RecordValues => {
  const values: RecordValues = {};
  for (const name of names) {
    const stored = record[name];
    if (typeof stored === 'string' && isDeadline(name) && !isDay(stored)) {
      const { day, time } = dayAndTimeIn(stored, record.timezone);
      Object.assign(values, { [name]: day, [timeNameOf(name)]: time });
    } else {
      values[name] =
        typeof stored === 'boolean'
          ? stored
          : Array.isArray(stored)
            ? [...stored]
            : stored === null
              ? ''
              : String(stored);
      if (isDeadline(name)) values[timeNameOf(name)] = '';
    }
  }
  return values;
};

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const storedValue = (name: string, values: RecordValues, zone: string): string | boolean | string[] | null => {
  const value = values[name] ?? '';
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const time = isDeadline(name) ? String(values[timeNameOf(name)] ?? '').trim() : '';
  if (text !== '' && isTime(time) && isDay(text)) return instantIn(text, time, zone);
  return text === '' ? null : text;
};

/** The fields of a form as the API takes them. */
export const bodyOf = (
  values: RecordValues,
  names: readonly RecordName[],
  zone: string,
): Partial<Record<RecordName, string | boolean | string[] | null>> =>
  Object.fromEntries(names.map((name) => [name, storedValue(name, values, zone)]));

/** What is wrong with a date of a form. */
export type DateIssue = 'noDate' | 'endBeforeStart' | 'noTime' | 'timeWithoutDay';

/** The issues of the dates of a form, together with the dates of the record that it does not hold. */
export const dateIssuesOf = (
  record: DeskExhibition,
  values: RecordValues,
  names: readonly RecordName[],
): Record<string, DateIssue> => {
  const dates = { ...record, ...bodyOf(values, names, record.timezone) } as unknown as ExhibitionDates;
  const days = Object.fromEntries(exhibitionDays.map((name) => [name, dates[name] ?? ''])) as ExhibitionDates;
  const issues: Record<string, DateIssue> = {};
  for (const [name, issue] of Object.entries(exhibitionDateIssues({ ...dates, ...days })))
    if (names.some((one) => one === name)) issues[name] = issue;
  for (const name of names.filter(isDeadline)) {
    const time = String(values[timeNameOf(name)] ?? '').trim();
    if (time === '') continue;
    if (!isTime(time)) issues[timeNameOf(name)] = 'noTime';
    else if (values[name] === '') issues[name] = 'timeWithoutDay';
  }
  return issues;
};

/** The fields of a form that differ between two states of the record. */
export const changedBetween = (
  one: DeskExhibition,
  other: DeskExhibition,
  names: readonly RecordName[],
): RecordName[] => names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
