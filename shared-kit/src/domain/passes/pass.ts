import { listPageSize } from '../common';
import { type EventType } from '../participations';

/** The three modals: passes of participants (certificate and visa), of fitters, of vehicles. */
export const passKinds = ['participant', 'installation', 'car'] as const;
export type PassKind = (typeof passKinds)[number];

/** Types of a personal pass. */
export const personalPassTypes = ['certificate', 'visa', 'installation'] as const;
export type PersonalPassType = (typeof personalPassTypes)[number];

/** Statuses of all passes. */
export const passStatuses = ['consideration', 'accepted', 'rejected'] as const;
export type PassStatus = (typeof passStatuses)[number];

/** The tone and icon of a status, the same for people, installation and cars (DESIGN §5, status tones). */
export const passStatusVariant = {
  consideration: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check-circle' },
  rejected: { tone: 'danger', icon: 'cross-circle' },
} as const satisfies Record<PassStatus, { tone: string; icon: string }>;

/**
 * `pending`, which is in one part of the specification but never sent by the server, is shown as
 * consideration.
 */
export const shownStatus = (status: PassStatus | 'pending'): PassStatus =>
  status === 'pending' ? 'consideration' : status;

/** The modal of a personal pass. */
export const kindOfType = (type: PersonalPassType): 'participant' | 'installation' =>
  type === 'installation' ? 'installation' : 'participant';

/** The types in one list and one quota: a list of certificates includes visas. */
export const typesListedAs = (type: PersonalPassType): readonly PersonalPassType[] =>
  type === 'certificate' ? ['certificate', 'visa'] : [type];

/** Rows per page of the personal and car lists. */
export const passPageSize = listPageSize;

/** Purposes of an arrival; their names are `purpose.<purpose>` in the locale files. */
export const arrivalPurposes = ['mounting', 'demounting', 'transportation'] as const;
/** One of `arrivalPurposes`. */
export type ArrivalPurpose = (typeof arrivalPurposes)[number];

/** Parses an arrival purpose from an unknown value. */
export const arrivalPurposeOf = (value: unknown): ArrivalPurpose | null =>
  arrivalPurposes.find((purpose) => purpose === value) ?? null;

/**
 * The fields of an exhibition that pass rules use. Dates are YYYY-MM-DD in `timezone`, or ISO
 * instants if the organiser set a time.
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
  /** Null: the last day of the exhibition, or of dismantling for assembly-only participations. */
  car_pass_ended_at?: string | null;
  visa_simple_deadline: string | null;
  visa_difficult_deadline: string | null;
  create_personal_pass_disabled: boolean;
  create_install_pass_disabled: boolean;
  create_car_pass_disabled: boolean;
}

/** The fields of a participation that pass dates depend on. */
export interface PassEvent {
  type: EventType;
  exhibition: PassExhibition;
}
