/** Texts of a locale file, nested by topic. */
interface TextTree {
  [key: string]: string | TextTree;
}

/** Texts of two files as one tree; of a key in both, the second text is taken. */
export const joinTexts = <First extends TextTree, Second extends TextTree>(
  first: First,
  second: Second,
): First & Second => {
  const joined: TextTree = { ...first };
  for (const [key, added] of Object.entries(second)) {
    const known = joined[key];
    joined[key] = typeof known === 'object' && typeof added === 'object' ? joinTexts(known, added) : added;
  }
  return joined as First & Second;
};
