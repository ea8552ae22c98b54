/** Maximum length of a stand number. */
export const standLength = 6;

/** Cyrillic capitals that look like Latin ones, typed by mistake in the wrong keyboard layout. */
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

/** A stand number in capitals, with Cyrillic look-alikes replaced by Latin letters. */
export const latinStand = (value: string): string =>
  [...value.toUpperCase()].map((character) => latinTwins[character] ?? character).join('');

/** Normalises a stand number while it is typed: capitals, at most 6 characters. */
export const typedStand = (value: string): string => [...latinStand(value)].slice(0, standLength).join('');

/** Whether a stand number is printable: at most 6 characters, Latin capitals, digits and hyphen. */
export const isCatalogueStand = (value: string): boolean => value.length <= standLength && /^[A-Z0-9-]+$/.test(value);

/** The printable stand numbers in capitals. */
export const catalogueStands = (stands: readonly { title: string }[]): string[] =>
  stands.map(({ title }) => latinStand(title.trim())).filter(isCatalogueStand);
