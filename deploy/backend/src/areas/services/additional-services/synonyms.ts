/** Sign between the synonyms of a service in their column. */
const between = ', ';

/** The synonyms of a service from their column. */
export const synonymsOf = (stored: string): string[] => (stored === '' ? [] : stored.split(between));

/** The synonyms of a service as their column holds them. */
export const storedSynonyms = (synonyms: readonly string[]): string => synonyms.join(between);
