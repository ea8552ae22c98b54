import { WrongUsage } from './organizer-command';

/** Options of a command by name: `value` takes the next word, `values` may be repeated, `flag` takes no value. */
export type OptionKinds = Record<string, 'value' | 'values' | 'flag'>;

type Options<Kinds extends OptionKinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends 'flag' ? boolean : Kinds[Name] extends 'values' ? string[] : string | null;
};

/** Least number of letters to add, leave out or exchange between two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** The error for a word that is none of these, with the one that was probably meant. */
export const unknownWord = (what: string, word: string, known: readonly string[]): WrongUsage => {
  const [nearest] = known
    .map((name) => ({ name, steps: distance(word.toLowerCase(), name) }))
    .sort((a, b) => a.steps - b.steps);
  const hint =
    nearest && nearest.steps <= Math.max(2, nearest.name.length / 3)
      ? `did you mean ${nearest.name}?`
      : `it can be ${known.join(', ')}`;
  return new WrongUsage(`Unknown ${what} ${word || '""'}: ${hint}`);
};

/** The word as one of the known ones. @throws WrongUsage with the nearest one */
export const oneOf = <Word extends string>(what: string, word: string | undefined, known: readonly Word[]): Word => {
  const found = known.find((one) => one === word);
  if (found === undefined) throw unknownWord(what, word ?? '', known);
  return found;
};

/** A number that names something. @throws WrongUsage */
export const idOf = (what: string, word: string | undefined): string => {
  if (!/^[1-9]\d{0,14}$/.test(word ?? ''))
    throw new WrongUsage(`The number of ${what} is missing or wrong: ${word ?? ''}`);
  return word ?? '';
};

/** Takes the options out of the words; the rest stays in its order. @throws WrongUsage for an unknown or unfinished option */
export const readWords = <Kinds extends OptionKinds>(
  words: readonly string[],
  kinds: Kinds,
): { words: string[]; options: Options<Kinds> } => {
  const rest: string[] = [];
  const options: Record<string, string | string[] | boolean | null> = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, kind === 'flag' ? false : kind === 'values' ? [] : null]),
  );
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (!word.startsWith('--')) {
      rest.push(word);
      continue;
    }
    const name = word.slice(2);
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind)
      throw unknownWord(
        'option',
        word,
        Object.keys(kinds).map((known) => `--${known}`),
      );
    if (kind === 'flag') {
      options[name] = true;
      continue;
    }
    const value = left.shift();
    if (value === undefined || value.startsWith('--')) throw new WrongUsage(`${word} needs a value`);
    const former = options[name];
    options[name] = Array.isArray(former) ? [...former, value] : value;
  }
  return { words: rest, options: options as Options<Kinds> };
};

/** @throws WrongUsage for words that no rule of the command takes */
export const noMoreWords = (words: readonly string[]): void => {
  if (words.length > 0) throw new WrongUsage(`Not understood: ${words.join(' ')}`);
};
