/** Maximum length of a stand number (CAT-067). */
export const standLength = 6;

/** Cyrillic capitals that look like Latin ones, typed by mistake in the wrong keyboard layout (CAT-289). */
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

/** A stand number in capitals, with Cyrillic look-alikes replaced by Latin letters (CAT-067, CAT-289). */
export const latinStand = (value: string): string =>
  [...value.toUpperCase()].map((character) => latinTwins[character] ?? character).join('');

/** Normalises a stand number while it is typed: capitals, at most 6 characters (CAT-067, CAT-289). */
export const typedStand = (value: string): string => [...latinStand(value)].slice(0, standLength).join('');

/** Whether a stand number is printable: at most 6 characters, Latin capitals, digits and hyphen (CAT-067). */
export const isCatalogueStand = (value: string): boolean => value.length <= standLength && /^[A-Z0-9-]+$/.test(value);

/** The printable stand numbers in capitals (CAT-039). */
export const catalogueStands = (stands: readonly { title: string }[]): string[] =>
  stands.map(({ title }) => latinStand(title.trim())).filter(isCatalogueStand);
