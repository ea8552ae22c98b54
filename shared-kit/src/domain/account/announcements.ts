import {
  canAdministerUsers,
  eventTypes,
  type AccessInput,
  type EventType,
  type PreparationStep,
  type Role,
} from '../participations';

/** Longest texts of an announcement, in code points. */
export const announcementLimits = { title: 200, body: 10_000 } as const;

/** Maximum size of the PDF of an announcement in bytes. */
export const announcementFileLimit = 10_485_760;

/** Minimum time between two reminders of the same announcement to a team. */
export const remindAgainMs = 86_400_000;

/** Audiences of announcements: types of participations; `installer` includes the installers of exhibitors. */
export const announcementAudiences = eventTypes;

/** Determines the audience of an announcement. */
export interface Addressed {
  audience: readonly EventType[];
}

/** The audience that a user belongs to: the type of the participation, or installer for its installers. */
export const audienceOf = (type: EventType, { role, of }: { role: Role; of: 'own' | 'parent' }): EventType =>
  role === 'installer' && of === 'own' ? 'installer' : type;

/** Whether an announcement is for this reader. */
export const isAddressed = ({ audience }: Addressed, reader: EventType): boolean => audience.includes(reader);

/** What a preparation step needs to know about an announcement. */
export interface StepFacts extends Addressed {
  id: number;
  is_compulsory: boolean;
  /** A user with the permission has marked it as read for the participation. */
  is_counted: boolean;
}

/** Whether an announcement that the reader sees is a preparation step for a participation of this type. */
export const isStep = (one: Addressed & { is_compulsory: boolean }, type: EventType): boolean =>
  one.is_compulsory && isAddressed(one, type);

/**
 * The preparation steps of a participation from announcements: one for each compulsory announcement for its type, done
 * by the first administrator's mark. An announcement that this reader does not see is not a step for them.
 */
export const announcementSteps = (
  announcements: readonly StepFacts[],
  type: EventType,
  reader: EventType,
): PreparationStep[] =>
  announcements
    .filter((one) => isStep(one, type) && isAddressed(one, reader))
    .map(({ id, is_counted }) => ({ id: String(id), done: is_counted }));

/**
 * Whether a mark completes the step: from supervisors and administrators with write access, including those of the
 * organiser of a stand.
 */
export const marksForAll = (userId: number, participation: AccessInput): boolean =>
  canAdministerUsers(userId, participation);

/** What the user's company has done with an announcement. */
export interface ReadFacts {
  is_compulsory: boolean;
  own_read_at: string | null;
  is_counted: boolean;
  /** Number of people who have read it, including the reader. */
  readers_count: number;
}

/** Unread, read by the reader, or read by a colleague in the participation. */
export type ReadState = 'unread' | 'mine' | 'colleague';

/**
 * The state of an announcement for one reader; a compulsory one stays unread until it counts for the team.
 */
export const readState = ({ is_compulsory, own_read_at, is_counted, readers_count }: ReadFacts): ReadState => {
  if (own_read_at !== null) return 'mine';
  const isDone = is_compulsory ? is_counted : readers_count > 0;
  return isDone ? 'colleague' : 'unread';
};

/** Whether "mark as read" still has an effect, for the reader or for the team. */
export const isMarkable = ({ is_compulsory, own_read_at, is_counted }: ReadFacts, canMarkForAll: boolean): boolean =>
  own_read_at === null || (is_compulsory && !is_counted && canMarkForAll);

/** Whether the list counts it as "to read": it is compulsory and needs this reader's mark. */
export const isToRead = (facts: ReadFacts, canMarkForAll: boolean): boolean =>
  facts.is_compulsory && !facts.is_counted && isMarkable(facts, canMarkForAll);

/** The moment from which the team may be reminded again; null if it may be reminded now. */
export const remindFrom = (lastReminder: number | null, now: number): number | null =>
  lastReminder !== null && lastReminder + remindAgainMs > now ? lastReminder + remindAgainMs : null;

/** The name of an audience: `exponents` have stands, of any type; `everybody` needs no list. */
export type AudienceName = EventType | 'everybody' | 'exponents';

const withStands: readonly EventType[] = ['self', 'collective', 'sub'];

/** The shortest list of names for an audience. */
export const audienceNames = (audience: readonly EventType[]): AudienceName[] => {
  if (eventTypes.every((type) => audience.includes(type))) return ['everybody'];
  const named = eventTypes.filter((type) => audience.includes(type));
  if (!withStands.every((type) => audience.includes(type))) return named;
  return ['exponents', ...named.filter((type) => !withStands.includes(type))];
};
