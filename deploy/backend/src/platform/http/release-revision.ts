/** Revision of a document that may be of another generation; null for anything that is none. */
export const revisionOf = (text: string): number | null => {
  const { revision } = JSON.parse(text) as { revision?: unknown };
  return typeof revision === 'number' ? revision : null;
};
