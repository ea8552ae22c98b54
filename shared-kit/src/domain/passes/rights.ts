import { hasAccessToWrite, type AccessInput } from '../participations';
import { hasPassed, isWithin, type Period } from '../common';
import { deadlineOf, printWindowOf } from './deadlines';
import { kindOfType, type PassEvent, type PassKind, type PassStatus, type PersonalPassType } from './pass';
import { quotaState, type PassQuota } from './quota';

/** Why an action is not possible now; `code` is also the server's error code. */
export type DenialReason =
  | { code: 'no_write_access' }
  | { code: 'creation_disabled' }
  | { code: 'deadline_reached'; at: number }
  /** `total` null: the participation has no passes of this kind. */
  | { code: 'quota_reached'; total: number | null }
  | { code: 'visa_not_rejected' }
  | { code: 'not_rejected' }
  | { code: 'not_printable'; because: 'visa' | 'status' }
  | { code: 'not_printable'; because: 'window'; window: Period }
  | { code: 'nothing_to_print' };

/** The result of a permission check: allowed, or the first reason against it. */
export type Decision = { allowed: true } | { allowed: false; reason: DenialReason };

/** Everything that pass permissions depend on; `now` is server time. */
export interface PassRuleContext {
  participation: AccessInput & PassEvent;
  userId: number;
  now: number;
}

const yes: Decision = { allowed: true };
const no = (reason: DenialReason): Decision => ({ allowed: false, reason });

/** Denied with the first reason, otherwise allowed. */
const firstDenial = (...reasons: (DenialReason | false)[]): Decision => {
  const reason = reasons.find((one) => one !== false);
  return reason ? no(reason) : yes;
};

const flagOf = {
  participant: 'create_personal_pass_disabled',
  installation: 'create_install_pass_disabled',
  car: 'create_car_pass_disabled',
} as const;

/** Whether the organiser has disabled the creation of a kind, for everyone. */
export const isCreationDisabled = (kind: PassKind, { exhibition }: PassEvent): boolean => exhibition[flagOf[kind]];

const quotaReason = (kind: PassKind, quota: PassQuota): DenialReason | false => {
  const state = quotaState(kind, quota);
  if (state === 'none') return { code: 'quota_reached', total: null };
  return state === 'full' && { code: 'quota_reached', total: quota.total };
};

const writeReason = ({ participation, userId }: PassRuleContext): DenialReason | false =>
  !hasAccessToWrite(userId, participation) && { code: 'no_write_access' };

/** Deleting and restoring require only write access; flag, deadline and quota do not matter. */
export const passChange = (context: PassRuleContext): Decision => firstDenial(writeReason(context));

/**
 * The user's permissions in one modal; lists, details and the code check are open to all users.
 */
export interface PassRights {
  /** Add form, add button, copy, package upload and template. */
  create: Decision;
  /** Delete one, delete all, undo: flag and deadline do not matter. */
  remove: Decision;
}

/** Reasons that block adding passes of a kind for everybody: the organiser's flag, then the deadline. */
const closingReasons = (kind: PassKind, participation: PassEvent, now: number): (DenialReason | false)[] => {
  const deadline = deadlineOf(kind, participation);
  return [
    isCreationDisabled(kind, participation) && { code: 'creation_disabled' },
    hasPassed(deadline, now) && { code: 'deadline_reached', at: deadline },
  ];
};

/**
 * Whether a pass of this kind can be added now by anybody: checks the organiser's flag, the deadline, then the quota.
 * The only check for a person who fills in their own pass by a link.
 */
export const passCreation = (
  kind: PassKind,
  { participation, now }: Omit<PassRuleContext, 'userId' | 'participation'> & { participation: PassEvent },
  quota: PassQuota,
): Decision => firstDenial(...closingReasons(kind, participation, now), quotaReason(kind, quota));

/**
 * What this user may do with passes of this kind now, and if not, why: checks rights, the organiser's flag, the
 * deadline, then the quota. Used by the screen for explanations and by the server for enforcement.
 */
export const passRights = (kind: PassKind, context: PassRuleContext, quota: PassQuota): PassRights => {
  const write = writeReason(context);
  return {
    create: write ? no(write) : passCreation(kind, context, quota),
    remove: passChange(context),
  };
};

/** The fields of a personal pass that determine the possible actions. */
export interface PersonalPassState {
  type: PersonalPassType;
  status: PassStatus;
}

/** Whether a personal pass can be downloaded and printed. */
export const personalPassDownload = ({ type, status }: PersonalPassState, event: PassEvent, now: number): Decision => {
  const window = printWindowOf(kindOfType(type), event);
  return firstDenial(
    type === 'visa' && { code: 'not_printable', because: 'visa' },
    status !== 'accepted' && { code: 'not_printable', because: 'status' },
    window !== null && !isWithin(window, now) && { code: 'not_printable', because: 'window', window },
  );
};

/** Whether a car pass and its form D03 can be downloaded and printed: whenever it is accepted. */
export const carPassDownload = ({ status }: { status: PassStatus }): Decision =>
  firstDenial(status !== 'accepted' && { code: 'not_printable', because: 'status' });

/** Whether a personal pass can be deleted: a visa only if it was rejected. */
export const personalPassRemoval = ({ type, status }: PersonalPassState, context: PassRuleContext): Decision =>
  firstDenial(writeReason(context), type === 'visa' && status !== 'rejected' && { code: 'visa_not_rejected' });

/**
 * Whether a rejected personal pass can be reissued with corrections: a deletion and a creation in one. The quota does
 * not matter, because the new pass takes the place of the old one, but all other requirements of creation do.
 */
export const personalPassReissue = ({ type, status }: PersonalPassState, context: PassRuleContext): Decision =>
  firstDenial(
    writeReason(context),
    ...closingReasons(kindOfType(type), context.participation, context.now),
    status !== 'rejected' && { code: 'not_rejected' },
  );

/** The unique reasons of several denied actions, in the order of the actions. */
export const reasonsOf = (...decisions: Decision[]): DenialReason[] => {
  const reasons = decisions.flatMap((decision) => (decision.allowed ? [] : [decision.reason]));
  const keyOf = (reason: DenialReason) => ('because' in reason ? `${reason.code} ${reason.because}` : reason.code);
  return reasons.filter((reason, index) => reasons.findIndex((other) => keyOf(other) === keyOf(reason)) === index);
};

/** Whether a reason concerns the pass itself; the others concern the whole list and are shown above it. */
export const isOfPass = (reason: DenialReason): boolean =>
  reason.code === 'visa_not_rejected' || (reason.code === 'not_printable' && reason.because !== 'window');

/** Counts of a list over all pages. */
export interface PassListFacts {
  quota: PassQuota;
  /** Accepted passes that are not visas. */
  acceptedCount: number;
  /** Visas of any status. */
  visaCount: number;
}

/** Whether all passes of a modal can be downloaded and printed. */
export const packDownload = (
  kind: 'participant' | 'installation',
  event: PassEvent,
  { quota, acceptedCount, visaCount }: PassListFacts,
  now: number,
): Decision => {
  const window = printWindowOf(kind, event);
  const hasPrintable = !!quota.total && quota.count > visaCount && acceptedCount > 0;
  return firstDenial(
    window !== null && !isWithin(window, now) && { code: 'not_printable', because: 'window', window },
    !hasPrintable && { code: 'nothing_to_print' },
  );
};

const minute = 60_000;
const day = 86_400_000;
/** How long a deleted pass can be restored: by participants, and by the organiser. */
export const restorePeriods = { participant: 10 * minute, organizer: 30 * day } as const;
export type Restorer = keyof typeof restorePeriods;

/** Whether a deleted pass can still be restored; moments in ms since the epoch. */
export const isRestorable = (deletedAt: number, now: number, by: Restorer): boolean =>
  now - deletedAt <= restorePeriods[by];
