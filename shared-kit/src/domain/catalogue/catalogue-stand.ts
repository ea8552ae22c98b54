/** Most characters of a stand value (CAT-067). */
export const standLength = 6;

/** Cyrillic capitals that look like Latin ones: the keyboard layout is the usual cause (CAT-289). */
const latinTwins: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** A stand value in capitals, Cyrillic look-alikes as the Latin letters they are meant for (CAT-067, CAT-289). */
export const latinStand = (value: string): string =>
  [...value.toUpperCase()].map((character) => latinTwins[character] ?? character).join('');

/** What a field takes of a stand value while it is typed: in capitals, the 7th character is not taken (CAT-067, CAT-289). */
export const typedStand = (value: string): string => [...latinStand(value)].slice(0, standLength).join('');

/** A stand as it is printed: at most 6 characters, Latin capitals, digits and hyphen (CAT-067). */
export const isCatalogueStand = (value: string): boolean => value.length <= standLength && /^[A-Z0-9-]+$/.test(value);

/** The titles of the stands that can be printed, in capitals (CAT-039). */
export const catalogueStands = (stands: readonly { title: string }[]): string[] =>
  stands.map(({ title }) => latinStand(title.trim())).filter(isCatalogueStand);
