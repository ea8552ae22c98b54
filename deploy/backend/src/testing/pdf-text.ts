import { inflateSync } from 'node:zlib';

/** The text of a PDF of ours: glyph numbers of its content streams, translated by the ToUnicode maps of its fonts. */
export const pdfText = (file: Buffer): string => {
  const source = file.toString('latin1');
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const maps = streams
    .filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar'))
    .map((stream) => {
      const characters: string[] = [];
      for (const [, list = ''] of stream.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
        for (const [, hex = ''] of list.matchAll(/<([0-9a-f ]+)>/gi)) {
          characters.push(Buffer.from(hex.replace(/ /g, ''), 'hex').swap16().toString('utf16le'));
        }
      }
      return characters;
    });
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) => parts))
    .map((parts) => {
      const codes = [...parts.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return maps
        .map((characters) => codes.map((code) => characters[parseInt(code, 16)] ?? '').join(''))
        .join('\u0000');
    })
    .join('\n');
};
