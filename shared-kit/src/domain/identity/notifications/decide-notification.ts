import { defaultZone } from '../../common/zone';
import { defaultSchedule, endOfQuiet, nextDailyEmail, type EmailSchedule } from './email-schedule';
import { kindFacts, notificationKinds, type NotificationKind } from './notification-kinds';

/** How e-mails of a kind come: at once, in the daily e-mail, not at all. */
export const emailTimings = ['now', 'daily', 'none'] as const;
/** One of `emailTimings`. */
export type EmailTiming = (typeof emailTimings)[number];

/** A person's choice for one kind. */
export interface KindChoice {
  /** Shown in the bell and in the list. */
  portal: boolean;
  mail: EmailTiming;
}

/** Choices by kind; a kind without one follows the general setting, and without that the default. */
export type KindChoices = Partial<Record<NotificationKind, KindChoice>>;

/** All that a person has set about notifications, the same for every exhibition. */
export interface NotificationSettings {
  /** Whether e-mails that are not mandatory come at all: the setting of the profile. */
  mail: boolean;
  choices: KindChoices;
  schedule: EmailSchedule;
}

/** The default: everything in the portal, and e-mails at once if e-mails are enabled. */
export const defaultChoice: KindChoice = { portal: true, mail: 'now' };
const mandatoryChoice: KindChoice = { portal: true, mail: 'now' };

/** The schedule of a user who has chosen nothing, or only part of it. */
export const scheduleOf = (chosen: EmailSchedule | null): EmailSchedule =>
  chosen ?? { timezone: defaultZone, ...defaultSchedule };

/**
 * The choice that counts for a kind: that of the exhibition before the general one before the default; a mandatory kind has
 * none.
 */
export const choiceOf = (kind: NotificationKind, general: KindChoices, exhibition: KindChoices = {}): KindChoice =>
  kindFacts(kind).isMandatory ? mandatoryChoice : (exhibition[kind] ?? general[kind] ?? defaultChoice);

/** An e-mail to come: one of its own or the daily one. */
export interface PlannedEmail {
  in: 'own' | 'daily';
  /** Ms since the epoch; now for an e-mail that waits for nothing. */
  at: number;
}

/** Where a notification goes and when. */
export interface NotificationDecision {
  portal: boolean;
  email: PlannedEmail | null;
}

/** The input of the decision. */
export interface NotificationCase {
  kind: NotificationKind;
  settings: NotificationSettings;
  /** Choices for the exhibition that it concerns; none for news of no exhibition. */
  exhibition?: KindChoices;
  /** Ms since the epoch. */
  now: number;
}

/** The one rule of which channels a notification takes and when: for what happens now and for what waits. */
export const decideNotification = ({ kind, settings, exhibition, now }: NotificationCase): NotificationDecision => {
  const { portal, mail } = choiceOf(kind, settings.choices, exhibition);
  if (kindFacts(kind).isMandatory) return { portal, email: { in: 'own', at: now } };
  return { portal, email: settings.mail ? emailOf(mail, settings.schedule, now) : null };
};

const emailOf = (mail: EmailTiming, schedule: EmailSchedule, now: number): PlannedEmail | null => {
  if (mail === 'now') return { in: 'own', at: endOfQuiet(schedule, now) };
  // without the daily e-mail nothing collects what it would contain
  return mail === 'daily' && schedule.daily.is_on ? { in: 'daily', at: nextDailyEmail(schedule, now) } : null;
};

/** The number of kinds with a different choice for an exhibition; kinds that only a newer server knows do not count. */
export const differencesOf = (general: KindChoices, exhibition: KindChoices): number =>
  notificationKinds.filter((kind) => {
    const { portal, mail } = choiceOf(kind, general);
    const choice = exhibition[kind];
    return choice && (choice.portal !== portal || choice.mail !== mail);
  }).length;
