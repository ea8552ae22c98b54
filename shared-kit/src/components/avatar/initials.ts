/** Two letters of a name: the first of its first two words ("Ирина Соколова" → "ИС"); quotes and signs are no letters. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('ru');
