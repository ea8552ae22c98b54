const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Numbers of pages that the nodes of the page tree name; the root names the largest. */
const countsIn = (text: string): number[] =>
  [
    ...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)/g),
    ...text.matchAll(/\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g),
  ].map(([, count]) => Number(count));

/** Newer files keep the page tree in packed streams of objects. */
const packedObjects = (bytes: Uint8Array, text: string): Uint8Array[] =>
  [...text.matchAll(/\/Type\s*\/ObjStm\b[^]*?stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return bytes.subarray(start, text.indexOf('endstream', start));
  });

/**
 * How many pages a PDF has; null when its page tree is not found, as in an encrypted file (CAT-296).
 * @param inflate unpacks a stream as far as it goes
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
