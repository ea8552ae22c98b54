const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Page counts in the nodes of the page tree; the root has the highest. */
const countsIn = (text: string): number[] =>
  [
    ...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)/g),
    ...text.matchAll(/\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g),
  ].map(([, count]) => Number(count));

/** Newer files store the page tree in compressed object streams. */
const packedObjects = (bytes: Uint8Array, text: string): Uint8Array[] =>
  [...text.matchAll(/\/Type\s*\/ObjStm\b[^]*?stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return bytes.subarray(start, text.indexOf('endstream', start));
  });

/**
 * The number of pages of a PDF; null if its page tree is not found, as in an encrypted file.
 * @param inflate decompresses a stream as far as possible
 */
export const pdfPages = async (
  bytes: Uint8Array,
  inflate: (packed: Uint8Array) => Promise<Uint8Array>,
): Promise<number | null> => {
  const text = asText(bytes);
  const counts = countsIn(text);
  if (counts.length === 0) {
    for (const packed of packedObjects(bytes, text)) counts.push(...countsIn(asText(await inflate(packed))));
  }
  return counts.length === 0 ? null : Math.max(...counts);
};
