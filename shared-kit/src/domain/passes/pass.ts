import { listPageSize, type EventType } from '../../model';

/** The three dialogs: passes of participants (certificate and visa), of fitters, of vehicles (PASS-003). */
export const passKinds = ['participant', 'installation', 'car'] as const;
export type PassKind = (typeof passKinds)[number];

/** Types of a pass of a person (PASS-210). */
export const personalPassTypes = ['certificate', 'visa', 'installation'] as const;
export type PersonalPassType = (typeof personalPassTypes)[number];

/** Statuses of all passes (PASS-210, PASS-215). */
export const passStatuses = ['consideration', 'accepted', 'rejected'] as const;
export type PassStatus = (typeof passStatuses)[number];

/** PASS-166: `pending`, which one part of the specification names and the server never sends, reads as consideration. */
export const shownStatus = (status: PassStatus | 'pending'): PassStatus =>
  status === 'pending' ? 'consideration' : status;

/** The dialog that a pass of a person belongs to. */
export const kindOfType = (type: PersonalPassType): 'participant' | 'installation' =>
  type === 'installation' ? 'installation' : 'participant';

/** The types that one list shows and one quota counts: a list of certificates holds the visas too (PASS-052, PASS-219). */
export const typesListedAs = (type: PersonalPassType): readonly PersonalPassType[] =>
  type === 'certificate' ? ['certificate', 'visa'] : [type];

/** Rows per page of the personal and car lists (PASS-179). */
export const passPageSize = listPageSize;

/** Purposes of an arrival (PASS-143, PASS-144); their names are `purpose.<purpose>` of the locale files. */
export const arrivalPurposes = ['mounting', 'demounting', 'transportation'] as const;
/** One of `arrivalPurposes`. */
export type ArrivalPurpose = (typeof arrivalPurposes)[number];

/** The purpose that a foreign value names. */
export const arrivalPurposeOf = (value: unknown): ArrivalPurpose | null =>
  arrivalPurposes.find((purpose) => purpose === value) ?? null;

/**
 * The part of an exhibition that decides about passes (PASS-025, PASS-026).
 * Dates are YYYY-MM-DD in `timezone`, or ISO instants where the organiser set a time (PASS-033).
 */
export interface PassExhibition {
  timezone: string | null;
  started_at: string;
  ended_at: string;
  installation_started_at: string;
  installation_ended_at: string;
  dismantling_started_at: string;
  dismantling_ended_at: string;
  personal_pass_started_at: string | null;
  personal_pass_ended_at: string | null;
  print_personal_pass_started_at: string | null;
  print_personal_pass_ended_at: string | null;
  installer_pass_ended_at: string | null;
  print_installer_pass_started_at: string | null;
  print_installer_pass_ended_at: string | null;
  /** Null: the last day of the exhibition, of dismantling for who only builds (PASS-037). */
  car_pass_ended_at?: string | null;
  visa_simple_deadline: string | null;
  visa_difficult_deadline: string | null;
  create_personal_pass_disabled: boolean;
  create_install_pass_disabled: boolean;
  create_car_pass_disabled: boolean;
}

/** The part of a participation that decides about the dates of its passes. */
export interface PassEvent {
  type: EventType;
  exhibition: PassExhibition;
}
