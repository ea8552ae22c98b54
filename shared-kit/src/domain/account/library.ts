/** Kinds of documents that the organiser publishes for every participation of an exhibition (ACC-168). */
export const libraryTypes = ['building-types', 'general-terms'] as const;
/** One of `libraryTypes`. */
export type LibraryType = (typeof libraryTypes)[number];
