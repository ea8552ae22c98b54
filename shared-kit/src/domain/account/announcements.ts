import {
  canAdministerUsers,
  eventTypes,
  type AccessInput,
  type EventType,
  type PreparationStep,
  type Role,
} from '../../model';

/** Longest texts of an announcement, in code points (ACC-220). */
export const announcementLimits = { title: 200, body: 10_000 } as const;

/** The file of an announcement is a PDF of at most so many bytes (ACC-220). */
export const announcementFileLimit = 10_485_760;

/** How long a team is not reminded of the same announcement again (ACC-226). */
export const remindAgainMs = 86_400_000;

/** Who is addressed: types of participations; `installer` are the installers of exhibitors as well (ACC-221). */
export const announcementAudiences = eventTypes;

/** What decides for whom an announcement is. */
export interface Addressed {
  audience: readonly EventType[];
}

/** As whom a person reads announcements: by the type of the participation, its installers as installers (ACC-221). */
export const audienceOf = (type: EventType, { role, of }: { role: Role; of: 'own' | 'parent' }): EventType =>
  role === 'installer' && of === 'own' ? 'installer' : type;

/** Whether an announcement is for this reader (ACC-221). */
export const isAddressed = ({ audience }: Addressed, reader: EventType): boolean => audience.includes(reader);

/** What a step of the preparation needs to know of an announcement. */
export interface StepFacts extends Addressed {
  id: number;
  is_compulsory: boolean;
  /** Somebody who may do so has marked it for the participation. */
  is_counted: boolean;
}

/** Whether an announcement that the reader sees is a step of a participation of this type (ACC-222). */
export const isStep = (one: Addressed & { is_compulsory: boolean }, type: EventType): boolean =>
  one.is_compulsory && isAddressed(one, type);

/**
 * The steps that announcements are for a participation: one for each that must be read and is addressed to its type, done by
 * the first administrator's mark (ACC-222). What this reader does not see is no step for him.
 */
export const announcementSteps = (
  announcements: readonly StepFacts[],
  type: EventType,
  reader: EventType,
): PreparationStep[] =>
  announcements
    .filter((one) => isStep(one, type) && isAddressed(one, reader))
    .map(({ id, is_counted }) => ({ id: String(id), done: is_counted }));

/** Whose mark makes the step done: supervisors and administrators who may write, of the organiser of a stand too (ACC-222). */
export const marksForAll = (userId: number, participation: AccessInput): boolean =>
  canAdministerUsers(userId, participation);

/** What the own company has done with an announcement. */
export interface ReadFacts {
  is_compulsory: boolean;
  own_read_at: string | null;
  is_counted: boolean;
  /** How many people have read it, the reader included. */
  readers_count: number;
}

/** Unread, read by the reader, or by somebody else of the participation (ACC-223). */
export type ReadState = 'unread' | 'mine' | 'colleague';

/** The state of an announcement for one reader; what must be read stays unread until it counts for the team (ACC-223). */
export const readState = ({ is_compulsory, own_read_at, is_counted, readers_count }: ReadFacts): ReadState => {
  if (own_read_at !== null) return 'mine';
  const isDone = is_compulsory ? is_counted : readers_count > 0;
  return isDone ? 'colleague' : 'unread';
};

/** Whether a press on "mark as read" still changes something: for the reader, or for the team (ACC-223). */
export const isMarkable = ({ is_compulsory, own_read_at, is_counted }: ReadFacts, canMarkForAll: boolean): boolean =>
  own_read_at === null || (is_compulsory && !is_counted && canMarkForAll);

/** Whether the list counts it under "to read": it must be read, and this reader's mark is awaited (ACC-223). */
export const isToRead = (facts: ReadFacts, canMarkForAll: boolean): boolean =>
  facts.is_compulsory && !facts.is_counted && isMarkable(facts, canMarkForAll);

/** The moment from which the team may be reminded again; null when it may be now (ACC-226). */
export const remindFrom = (lastReminder: number | null, now: number): number | null =>
  lastReminder !== null && lastReminder + remindAgainMs > now ? lastReminder + remindAgainMs : null;

/** How the addressed are called together: `exponents` have stands, whatever their type; `everybody` needs no list. */
export type AudienceName = EventType | 'everybody' | 'exponents';

const withStands: readonly EventType[] = ['self', 'collective', 'sub'];

/** The names of the addressed, as few as say the same (ACC-221). */
export const audienceNames = (audience: readonly EventType[]): AudienceName[] => {
  if (eventTypes.every((type) => audience.includes(type))) return ['everybody'];
  const named = eventTypes.filter((type) => audience.includes(type));
  if (!withStands.every((type) => audience.includes(type))) return named;
  return ['exponents', ...named.filter((type) => !withStands.includes(type))];
};
