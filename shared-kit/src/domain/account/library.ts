/** Kinds of documents that the organiser publishes for every participation of an exhibition. */
export const libraryTypes = ['building-types', 'general-terms'] as const;
/** One of `libraryTypes`. */
export type LibraryType = (typeof libraryTypes)[number];
