const latinTwins: Record<string, string> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  O: 'О',
  P: 'Р',
  C: 'С',
  T: 'Т',
  Y: 'У',
  X: 'Х',
};

const letters = '[АВЕКМНОРСТУХ]';
const car = new RegExp(`^(${letters})(\\d{3})(${letters}{2})(\\d{2,3})$`);
const trailer = new RegExp(`^(${letters}{2})(\\d{4})(\\d{2,3})$`);

/**
 * Splits a Russian plate: "А482МР77" → "А 482 МР" and "77", trailers "АВ1234 77" likewise. Latin look-alike letters count as
 * Cyrillic.
 * @returns null if the format does not match: foreign plates are shown unchanged
 */
export const splitLicensePlate = (number: string): { main: string; region: string } | null => {
  const plain = number
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[A-Z]/g, (letter) => latinTwins[letter] ?? letter);
  const parts = car.exec(plain) ?? trailer.exec(plain);
  const region = parts?.at(-1);
  return parts && region ? { main: parts.slice(1, -1).join('\u00a0'), region } : null;
};
