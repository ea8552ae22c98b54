/** The minimum length of a search text. */
export const leastCharacters = 2;
