/** Revision of a document of any format version; null if it is invalid. */
export const revisionOf = (text: string): number | null => {
  const { revision } = JSON.parse(text) as { revision?: unknown };
  return typeof revision === 'number' ? revision : null;
};
