/** Number of typing errors allowed for a word length: none in a short word, two from eight letters. */
export const allowedErrors = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** The letters of a word as a bit set: words with very different bits need no further comparison. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/**
 * The number of typing errors: extra, missing, wrong or swapped letters. An error in the first letter counts twice: it
 * is rare, and other words start that way.
 * @returns a number above `most` as soon as that is certain
 */
export const typingErrors = (typed: string, word: string, most: number): number => {
  if (typed === word) return 0;
  const ofFirst = typed[0] === word[0] ? 0 : 1;
  const left = most - ofFirst;
  if (left < 1 || Math.abs(typed.length - word.length) > left) return most + 1;
  if (countBits(lettersOf(typed) ^ lettersOf(word)) > 2 * left) return most + 1;
  let former: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    let least = row;
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      let errors = Math.min((last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (isSwapped) errors = Math.min(errors, (former[at - 2] ?? 0) + 1);
      line.push(errors);
      least = Math.min(least, errors);
    }
    if (least > left) return most + 1;
    former = last;
    last = line;
  }
  return (last[word.length] ?? 0) + ofFirst;
};
