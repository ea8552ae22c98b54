/** The properties of a notification kind. */
interface KindFacts {
  /** Rows of one category stand together and have its drawing. */
  category: NotificationCategory;
  /** In the portal and by e-mail at once, regardless of the settings. */
  isMandatory?: true;
}

/** The areas of the portal that notifications come from, in the order of the settings. */
export const notificationCategories = ['passes', 'deadlines', 'orders', 'documents', 'catalogue', 'organizer'] as const;
/** One of `notificationCategories`. */
export type NotificationCategory = (typeof notificationCategories)[number];

/** The icon of a category, by its name in the kit's sprite. */
export const categoryIcons = {
  passes: 'badge',
  deadlines: 'calendar',
  orders: 'list',
  documents: 'documents',
  catalogue: 'book',
  organizer: 'megaphone',
} as const satisfies Record<NotificationCategory, string>;

const kinds = {
  'pass-rejected': { category: 'passes', isMandatory: true },
  'pass-status': { category: 'passes' },
  'pass-filled': { category: 'passes' },
  deadline: { category: 'deadlines' },
  extension: { category: 'deadlines', isMandatory: true },
  order: { category: 'orders' },
  chat: { category: 'orders' },
  cart: { category: 'orders' },
  document: { category: 'documents' },
  catalogue: { category: 'catalogue' },
  'announcement-required': { category: 'organizer', isMandatory: true },
  'second-factor': { category: 'organizer', isMandatory: true },
  announcement: { category: 'organizer' },
  organizer: { category: 'organizer' },
  publication: { category: 'organizer' },
} as const satisfies Record<string, KindFacts>;

/** A kind of notifications that has a setting of its own. */
export type NotificationKind = keyof typeof kinds;

/** All kinds in the order of the settings. */
export const notificationKinds = Object.keys(kinds) as NotificationKind[];

/** Whether a text names a kind. */
export const isNotificationKind = (text: string): text is NotificationKind => Object.hasOwn(kinds, text);

/** Category of a kind, and whether it can be switched off. */
export const kindFacts = (kind: NotificationKind): { category: NotificationCategory; isMandatory: boolean } => ({
  category: kinds[kind].category,
  isMandatory: 'isMandatory' in kinds[kind],
});
