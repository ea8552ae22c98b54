/** Fewer characters are not searched for (SVC-030). */
export const leastCharacters = 2;
