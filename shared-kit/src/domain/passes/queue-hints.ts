import { deadlineOf } from './deadlines';
import { likeCyrillic } from './name-letters';
import { comparisonKey } from '../common';
import { kindOfType, typesListedAs, type PassEvent, type PassStatus, type PersonalPassType } from './pass';
import { isSamePerson } from './same-person';
import { visaDeadline } from './visa';

/** What a rule has found about a waiting pass. It informs the person who decides. */
export const hintKinds = ['late', 'visa-incomplete', 'duplicate', 'typo', 'trailer-taken', 'visa-complete'] as const;
/** One of `hintKinds`, the most important one first. */
export type HintKind = (typeof hintKinds)[number];

/** A hint with the name or number that it refers to; null if it needs none. */
export interface PassHint {
  kind: HintKind;
  other: string | null;
}

/** The names of a person. */
export interface HintNames {
  lastname: string;
  name: string;
  middlename: string | null;
}

/** The facts about a person's pass that the rules use. */
export interface HintedPerson extends HintNames {
  type: PersonalPassType;
  created_at: number;
  birthday: string | null;
  birthday_place: string | null;
  /** Null: no country. */
  is_simple_visa: boolean | null;
}

/** Other passes and people of the participation. */
export interface PersonSurroundings {
  /** Other passes that are not deleted. */
  passes: readonly (HintNames & { type: PersonalPassType; status: PassStatus; birthday: string | null })[];
  /** The people who work for the company in the portal. */
  team: readonly HintNames[];
}

/** Shorter names differ by one letter too often. */
const shortestCompared = 4;

const letters = (text: string | null): string => likeCyrillic(comparisonKey(text ?? '').toUpperCase());

/** Whether two words differ by one letter: one more, one less, one other, or two neighbours exchanged. */
export const isOneLetterOff = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
};

/** Whether two people seem to be one whose name was mistyped: one of the names is a letter off, the others are equal. */
export const isMistyped = (one: HintNames, other: HintNames): boolean => {
  const pairs = [
    [one.lastname, other.lastname],
    [one.name, other.name],
    // a missing middle name is not a mistake
    [one.middlename ?? other.middlename, other.middlename ?? one.middlename],
  ].map(([left = null, right = null]) => [letters(left), letters(right)] as const);
  const differing = pairs.filter(([left, right]) => left !== right);
  const [pair] = differing;
  if (!pair || differing.length > 1) return false;
  return Math.min(pair[0].length, pair[1].length) >= shortestCompared && isOneLetterOff(...pair);
};

const fullName = ({ lastname, name, middlename }: HintNames): string =>
  [lastname, name, middlename].filter(Boolean).join(' ');

const isVisaComplete = ({ birthday, birthday_place, is_simple_visa }: HintedPerson): boolean =>
  Boolean(birthday && birthday_place?.trim()) && is_simple_visa !== null;

const lastMoment = (event: PassEvent, person: HintedPerson): number => {
  const ofKind = deadlineOf(kindOfType(person.type), event);
  if (person.type !== 'visa' || person.is_simple_visa === null) return ofKind;
  const ofVisa = visaDeadline(event, { is_simple_visa: person.is_simple_visa });
  return ofVisa === null ? ofKind : Math.min(ofKind, ofVisa);
};

const inOrder = (hints: PassHint[]): PassHint[] =>
  hints.sort((one, other) => hintKinds.indexOf(one.kind) - hintKinds.indexOf(other.kind));

/**
 * The hints about a pass of a person. "Late" compares with the time of sending, because a slow queue is not the
 * exhibitor's fault.
 */
export const personHints = (
  event: PassEvent,
  person: HintedPerson,
  { passes, team }: PersonSurroundings,
): PassHint[] => {
  const hints: PassHint[] = [];
  if (person.created_at > lastMoment(event, person)) hints.push({ kind: 'late', other: null });
  if (person.type === 'visa') {
    hints.push({ kind: isVisaComplete(person) ? 'visa-complete' : 'visa-incomplete', other: null });
  }
  const valid = passes.filter(({ status }) => status !== 'rejected');
  const isTwice = valid.some((other) => typesListedAs(person.type).includes(other.type) && isSamePerson(person, other));
  if (isTwice) hints.push({ kind: 'duplicate', other: null });
  const meant = [...team, ...valid].find((other) => isMistyped(person, other));
  if (meant) hints.push({ kind: 'typo', other: fullName(meant) });
  return inOrder(hints);
};

/**
 * The hints about a pass of a vehicle.
 * @param takenBy number of the vehicle whose pass has the same trailer; null if there is none
 */
export const carHints = (event: PassEvent, car: { created_at: number }, takenBy: string | null): PassHint[] =>
  inOrder([
    ...(car.created_at > deadlineOf('car', event) ? [{ kind: 'late' as const, other: null }] : []),
    ...(takenBy === null ? [] : [{ kind: 'trailer-taken' as const, other: takenBy }]),
  ]);
