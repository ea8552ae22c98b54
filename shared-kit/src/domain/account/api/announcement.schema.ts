import { localized } from '../../common';
import { eventTypes } from '../../participations';
import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, UploadedFile } from '../../http';

const Count = Type.Integer({ minimum: 0 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const AnnouncementFile = Type.Object(
  { id: Id, original_name: Type.String(), size: Type.Integer({ minimum: 1, description: 'Bytes' }) },
  { title: 'AnnouncementFile', description: 'A PDF, downloaded by GET files/{id}/download' },
);

const facts = {
  id: Id,
  ...localized('title', () => Type.String()),
  published_at: Instant(),
  audience: Type.Array(Type.Enum([...eventTypes]), {
    description: 'Types of participations; installer includes the installers of exhibitors',
  }),
  is_compulsory: Type.Boolean({ description: 'Compulsory, and a step of the preparation' }),
  read_until: Nullable(Day),
  file: Nullable(AnnouncementFile),
};

const bodies = {
  ...localized('body', () =>
    Type.String({ description: 'Paragraphs end with an empty line, lines that begin with "- " are a list' }),
  ),
};

export const Reader = Type.Object(
  { id: Id, name: Type.String(), lastname: Type.String() },
  { title: 'AnnouncementReader' },
);

const ofCompany = {
  ...facts,
  is_step: Type.Boolean({ description: 'A step of the preparation of this participation' }),
  own_read_at: Nullable(Instant({ description: 'When the caller has marked it for this participation' })),
  is_counted: Type.Boolean({ description: 'A user with the permission has marked it for the participation' }),
  readers_count: Count,
  /** The first colleague who has read it, excluding the caller. */
  colleague: Nullable(Reader),
};

export const Announcement = Type.Object(ofCompany, {
  title: 'Announcement',
  description: "An announcement of the organiser and what the caller's team has done with it",
});
export type Announcement = Static<typeof Announcement>;

export const AnnouncementDetail = Type.Object(
  {
    ...ofCompany,
    ...bodies,
    readers: Type.Array(Type.Object({ ...Reader.properties, read_at: Instant() }, { title: 'AnnouncementRead' }), {
      description:
        "Members of the caller's team in the order of their marks; a sub-exhibitor does not see members of its organiser",
    }),
    waiting: Type.Array(Reader, { description: 'Members of the participation who have not marked it yet' }),
    remind_from: Nullable(Instant({ description: 'From when the team can be reminded again' })),
  },
  { title: 'AnnouncementDetail', description: 'An announcement with its text and who has read it' },
);
export type AnnouncementDetail = Static<typeof AnnouncementDetail>;

export const TeamReminder = Type.Object(
  { recipients: Count, remind_from: Nullable(Instant()) },
  { title: 'TeamReminder', description: 'How many members were notified' },
);

export const OrganizerAnnouncement = Type.Object(
  {
    ...facts,
    ...bodies,
    is_archived: Type.Boolean({ description: 'Exhibitors no longer see it, and it is no step of them' }),
    counts: Type.Object(
      { participations: Count, read: Count },
      { description: 'Participations of the addressed types, and those that have read it' },
    ),
  },
  { title: 'OrganizerAnnouncement', description: 'An announcement as its author sees it' },
);
export type OrganizerAnnouncement = Static<typeof OrganizerAnnouncement>;

export const OrganizerReminder = Type.Object(
  { participations: Count, recipients: Count },
  { title: 'OrganizerReminder', description: 'Who was notified again' },
);

/** The multipart form of a new announcement. */
export const AnnouncementForm = Type.Object({
  ...localized('title', () => Type.String()),
  ...localized('body', () => Type.String()),
  audience: Type.String({ description: 'Types of participations, parted by commas: self,collective,sub,installer' }),
  is_compulsory: Type.Optional(Type.Enum(['true', 'false'])),
  read_until: Type.Optional(Day),
  file: Type.Optional(UploadedFile),
});
