const longest = 6;

/** A stand as it is printed: at most 6 characters, Latin capitals, digits and hyphen (CAT-067). */
export const isCatalogueStand = (value: string): boolean => value.length <= longest && /^[A-Z0-9-]+$/.test(value);

/** The titles of the stands that can be printed, in capitals (CAT-039). */
export const catalogueStands = (stands: readonly { title: string }[]): string[] =>
  stands.map(({ title }) => title.trim().toUpperCase()).filter(isCatalogueStand);
